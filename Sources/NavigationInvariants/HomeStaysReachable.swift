import ModelChecker
import NavigationModel

/// Home can be reached from everywhere, errors have exits, and waits end.
///
/// - From every reachable state in which the profile requires it, home can be reached by taps,
///   gestures and completions alone, without the excluded events.
/// - In every quiescent state of failure one of its `exits` is enabled and ends the failure.
/// - Each of the `waits` ends, whatever people do: work that is under way finishes, pending results
///   arrive and a finger is lifted sooner or later, but nobody has to tap anything.
/// - Every event settles, and so does the work that one left under way once nobody does anything.
///
/// Violated by an error screen whose button requests the impossible:
///
/// ```swift
/// func clearError() { machine.transition(to: previous) }  // refused: ends in an error again
/// ```
///
/// Give every error an exit that nothing can refuse, let every wait end in a result or a failure,
/// and offer the way home on every screen.
public struct HomeStaysReachable: NavigationInvariant {
  public let name = "HomeStaysReachable"
  public let identifier = "I16"
  public let summary = "Home stays reachable, errors have exits, waits end, events settle."
  public let violation = "leads into a dead end"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard let home = profile.home else { return .noHome }
      let facts =
        [home.fact] + (home.when.map { [$0] } ?? []) + home.excluding.compactMap(\.when)
        + profile.failures.map(\.fact) + profile.waits.map(\.fact)
      return judged(
        as: .all(
          [
            .alwaysQuiescent(reading: facts) { _ in .notExercised },
            .noFault(of: [.neverSettled]),
            .alwaysReachable(ways(to: home, in: system)),
            .leadsTo(rest(in: system)),
          ]
            + profile.failures.map { .alwaysReachable(exits(of: $0, in: system)) }
            + profile.waits.map { .leadsTo(end(of: $0, in: system)) }))
    }
  }

  private func ways(
    to home: NavigationProfile.Home, in system: any NavigationSystem
  ) -> Reachability<NavigationState, NavigationEffect> {
    Reachability(
      premise: { state in home.when.map(state.isTrue) ?? true },
      goal: { $0.isTrue(home.fact) && $0.isQuiescent },
      via: { step in
        let isExcluded = home.excluding.contains {
          step.event.isNamed($0.event) && ($0.when.map(step.source.isTrue) ?? true)
        }
        if isExcluded { return false }
        return system.isSettling(step) || system.origin(of: step.transition.event).isWayHome
      },
      why: { .homeUnreachable(home, from: $0) })
  }

  private func exits(
    of failure: NavigationProfile.FailureState, in system: any NavigationSystem
  ) -> Reachability<NavigationState, NavigationEffect> {
    Reachability(
      premise: { $0.isQuiescent && $0.isTrue(failure.fact) },
      goal: { $0.isQuiescent && !$0.isTrue(failure.fact) },
      via: { step in
        // One exit and what it leads to by itself: a second try would begin in a failure at rest.
        if step.target.map({ $0.isQuiescent && $0.isTrue(failure.fact) }) ?? true { return false }
        return system.isSettling(step)
          || step.source.isQuiescent && failure.exits.contains { step.event.isNamed($0) }
      },
      why: { _ in .noExit(failure) })
  }

  private func end(
    of wait: NavigationProfile.Wait, in system: any NavigationSystem
  ) -> LeadsTo<NavigationState, NavigationEffect> {
    LeadsTo(
      premise: { $0.isTrue(wait.fact) }, goal: { !$0.isTrue(wait.fact) },
      via: { step in !wait.begunBy.contains { step.event.isNamed($0) } },
      process: system.process, due: system.due(in:), why: .endless(wait))
  }

  private func rest(
    in system: any NavigationSystem
  ) -> LeadsTo<NavigationState, NavigationEffect> {
    LeadsTo(
      premise: \.isAtWork, goal: { !$0.isAtWork }, via: system.isSettling,
      process: system.process, due: system.due(in:), why: .livelock)
  }
}

extension EventOrigin {
  /// A Boolean value that indicates whether an event of this origin counts as a way home. Nobody
  /// can wait for a deep link.
  fileprivate var isWayHome: Bool {
    switch self {
    case .tap, .platform, .completion: true
    case .external, .programmatic: false
    }
  }
}

extension Applicability {
  fileprivate static var noHome: Applicability { .notApplicable("no home is declared") }
}

extension String {
  fileprivate static func homeUnreachable(
    _ home: NavigationProfile.Home, from state: NavigationState
  ) -> String {
    "From here no taps, gestures and completions lead to '\(home.fact)'; \(state.visibleScreens)."
  }

  fileprivate static func endless(_ wait: NavigationProfile.Wait) -> String {
    "\(capitalized(wait.about)) can go on forever: no event that must happen ends it."
  }

  fileprivate static let livelock =
    "The work that is under way never settles, although nobody does anything."

  fileprivate static func noExit(_ failure: NavigationProfile.FailureState) -> String {
    "\(capitalized(failure.about)) has no working exit: "
      + (failure.exits.isEmpty ? "none is declared." : "\(listed(failure.exits)) cannot end it.")
  }
}
