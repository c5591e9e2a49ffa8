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
    let button = Self.back(phase: nil, in: system)
    let begin = Self.back(phase: .begin, in: system)
    let longPress = NavigationRunPart(
      event: { system.kind(of: $0).gesture?.levelsBack == 2 },
      admits: { prefix, next in
        let forward = prefix.filter { !system.isSettling($0) }
        guard forward.count == 2 else { return false }
        let came = Insertion(of: 2, from: forward[0].source.views, to: next.source.views)
        return came?.isPresented == false
      })
    forms = [
      NavigationRunForm([forward, button]),
      NavigationRunForm([forward, begin, Self.end(.finish, in: system)]),
      NavigationRunForm([forward, forward, longPress]),
    ]
  }

  /// Gestures that are begun and cancelled.
  static func cancelled(in system: any NavigationSystem) -> NavigationRunForm {
    NavigationRunForm([
      NavigationRunPart(event: { system.kind(of: $0).gesture?.phase == .begin }),
      end(.cancel, in: system),
    ])
  }

  /// A gesture that may take back the one step that was taken.
  private static func back(
    phase: Gesture.Phase?, in system: any NavigationSystem
  ) -> NavigationRunPart {
    NavigationRunPart(
      event: { event in
        guard let gesture = system.kind(of: event).gesture, gesture.phase == phase else {
          return false
        }
        return gesture.isDismissal || gesture.levelsBack == 1
      },
      admits: { prefix, next in
        guard let first = prefix.first, first.source.words[1] != next.source.words[1],
          let came = Insertion(from: first.source.views, to: next.source.views)
        else { return false }
        return came.isPresented == system.gesture(in: next)?.isDismissal
      })
  }

  /// The end of the gesture that the step before began.
  private static func end(
    _ phase: Gesture.Phase, in system: any NavigationSystem
  ) -> NavigationRunPart {
    NavigationRunPart(
      event: { system.kind(of: $0).gesture?.phase == phase }, isFromRest: false,
      admits: { prefix, next in
        guard var begun = prefix.last.flatMap(system.gesture) else { return false }
        begun.phase = phase
        return begun == system.gesture(in: next)
      })
  }

  /// Whether a run that came back did so in the container in which it went forward.
  ///
  /// Of two columns that are seen together, each has its own way back.
  static func isSameContainer(_ run: NavigationRun, in system: any NavigationSystem) -> Bool {
    let steps = run.steps.filter { !system.isSettling($0) }
    guard
      let forward = steps.indices.dropFirst().first(where: {
        switch system.kind(of: steps[$0].transition.event) {
        case .gesture, .rerender: true
        case .declared, .doubleTap, .result, .settle, .platform: false
        }
      })
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
