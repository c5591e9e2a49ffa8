import ModelChecker
import NavigationModel

/// The forms of runs that go one step forward and, by a gesture of the platform, back again.
struct RoundTrips {
  /// The forms of runs, one for each kind of gesture.
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

  /// The forms of runs that begin a gesture and cancel it.
  static var cancelled: [NavigationRunForm] {
    [
      NavigationRunForm([
        NavigationRunPart(event: { $0.name.gesture.hasSuffix(".begin") }), end("cancel"),
      ])
    ]
  }

  /// Returns a part for gestures that may undo the one step forward.
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

  /// Returns a part for the end of the gesture that the previous step began.
  private static func end(_ word: String) -> NavigationRunPart {
    NavigationRunPart(
      event: { $0.name.gesture.hasSuffix(".\(word)") }, isFromRest: false,
      admits: { prefix, next in
        guard let begin = prefix.last?.event else { return false }
        return begin.gestureAddress == next.event.gestureAddress
          && begin.gesture.dropLast("begin".count) == next.event.gesture.dropLast(word.count)
      })
  }

  /// Returns a Boolean value that indicates whether a run came back in the container in which it
  /// went forward.
  ///
  /// Of two visible columns, each has its own way back.
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
  /// A Boolean value that indicates whether the recorded effects on containers are at most one push
  /// or presentation.
  fileprivate var mayBeOneStepForward: Bool {
    let done = filter { Self.containerVerbs.contains($0.verb) }
    return done.isEmpty || done.count == 1 && [.pushed, .presented].contains(done[0].verb)
  }

  private static let containerVerbs: Set<NavigationEffect.Verb> = [
    .pushed, .popped, .replaced, .presented, .dismissed, .selected,
  ]
}
