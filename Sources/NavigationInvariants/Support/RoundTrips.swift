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

  /// Returns the form of runs that begin a gesture and cancel it.
  static func cancelled(in system: any NavigationSystem) -> NavigationRunForm {
    NavigationRunForm([
      NavigationRunPart(event: {
        guard let gesture = system.kind(of: $0).gesture else { return false }
        return gesture.phase == .begin && !gesture.isFollowedByApp
      }),
      end(.cancel, in: system),
    ])
  }

  /// Returns a part for gestures that may undo the one step forward.
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

  /// Returns a part for the end of the gesture that the previous step began.
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

  /// Returns a Boolean value that indicates whether a run came back in the container in which it
  /// went forward.
  ///
  /// Of two visible columns, each has its own way back.
  static func isSameContainer(_ run: NavigationRun, in system: any NavigationSystem) -> Bool {
    let steps = run.steps.filter { !system.isSettling($0) }
    guard
      let forward = steps.indices.dropFirst().first(where: {
        switch system.kind(of: steps[$0].transition.event) {
        case .gesture, .rerender: true
        case .declared, .doubleTap, .result, .begin, .settle, .wait, .platform: false
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
