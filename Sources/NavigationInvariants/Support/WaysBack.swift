import ModelChecker
import NavigationModel

/// The forms of runs that go one step forward and, by the platform, back again.
struct WaysBack {
  /// A step forward and a way back of each kind.
  let forms: [NavigationRunForm]

  init(in system: any NavigationSystem) {
    let restarting = Set(system.profile.restarts.flatMap { [$0.start, $0.stop] })
    let forward = NavigationRunPart(
      event: { !restarting.contains($0.name) && system.origin(of: $0) != .completion },
      effects: { $0.mayBeOneStepForward })
    let button = Self.back(["back", "swipeBack", "swipeDown", "swipeDownSheet"])
    let begin = Self.back(["swipeBack.begin", "swipeDownSheet.begin"])
    let longPress = NavigationRunPart(
      event: { ["longPressBack(2)", "back(2)"].contains($0.name.gesture) },
      admits: { prefix, next in
        let forward = prefix.filter { !$0.isSettling }
        guard forward.count == 2 else { return false }
        let came = Insertion(of: 2, from: forward[0].source.views, to: next.source.views)
        return came?.isPresented == false
      })
    forms = [
      NavigationRunForm([forward, button]),
      NavigationRunForm([forward, begin, Self.end("finish")]),
      NavigationRunForm([forward, forward, longPress]),
    ]
  }

  /// Gestures that are begun and cancelled.
  static var cancelled: [NavigationRunForm] {
    [
      NavigationRunForm([
        NavigationRunPart(event: { $0.name.gesture.hasSuffix(".begin") }), end("cancel"),
      ])
    ]
  }

  /// A gesture that may take back the one step that was taken.
  private static func back(_ gestures: [Substring]) -> NavigationRunPart {
    NavigationRunPart(
      event: { gestures.contains($0.name.gesture) },
      admits: { prefix, next in
        guard let first = prefix.first, first.source.words[1] != next.source.words[1],
          let came = Insertion(from: first.source.views, to: next.source.views)
        else { return false }
        return came.isPresented == next.event.hasPrefix("swipeDown")
      })
  }

  /// The end of the gesture that the step before began.
  private static func end(_ word: String) -> NavigationRunPart {
    NavigationRunPart(
      event: { $0.name.gesture.hasSuffix(".\(word)") }, isFromRest: false,
      admits: { prefix, next in
        guard let begin = prefix.last?.event else { return false }
        return begin.gestureAddress == next.event.gestureAddress
          && begin.gesture.dropLast("begin".count) == next.event.gesture.dropLast(word.count)
      })
  }

  /// Whether a run that came back did so in the container in which it went forward.
  ///
  /// Of two columns that are seen together, each has its own way back.
  static func isSameContainer(_ run: NavigationRun) -> Bool {
    let steps = run.steps.filter { !$0.isSettling }
    guard let forward = steps.indices.dropFirst().first(where: { steps[$0].event.gesture != "" })
    else { return true }
    let shown = steps[forward].source.views
    guard let came = Insertion(of: forward, from: run.start.views, to: shown),
      let gone = Insertion(of: forward, from: run.end.views, to: shown)
    else { return true }
    return came.position == gone.position
  }
}

extension [NavigationEffect] {
  /// Whether nothing but one push or one present was done to containers, as far as was noted.
  fileprivate var mayBeOneStepForward: Bool {
    let done = filter { Self.containerVerbs.contains($0.verb) }
    return done.isEmpty || done.count == 1 && [.pushed, .presented].contains(done[0].verb)
  }

  private static let containerVerbs: Set<NavigationEffect.Verb> = [
    .pushed, .popped, .replaced, .presented, .dismissed, .selected,
  ]
}
