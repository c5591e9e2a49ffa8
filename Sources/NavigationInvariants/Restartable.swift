import ModelChecker
import NavigationModel

/// Starting, stopping and starting again has the result of starting.
///
/// For each coordinator that the profile declares to be started and stopped by events (`restarts`),
/// from every state in which it is new or stopped: `start; stop; start` must end with the screens,
/// coordinators, records and subscriptions with which `start` ends, when all work except pending
/// results is finished. If the events have several possible ends, the end must be one of those of
/// `start`.
///
/// Violated by a `start()` that relies on what a `stop()` has taken away:
///
/// ```swift
/// func start() {
///   guard child == nil else { return }  // stop() stopped the child, but left it there
///   …
/// }
/// ```
///
/// Let `stop()` undo all of `start()`, or let `start()` begin from nothing each time.
public struct Restartable: NavigationInvariant {
  public let name = "Restartable"
  public let identifier = "I9"
  public let summary = "Starting, stopping and starting again has the result of starting."

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard !profile.restarts.isEmpty else { return .noRestarts }
      let events = profile.restarts.flatMap { [$0.start, $0.stop] }
      return judged(
        as: .all(
          profile.restarts.map { comparison($0, in: system) } + [
            .declared(events: events, in: system)
          ]))
    }
  }

  private func comparison(
    _ restart: NavigationProfile.Restart, in system: any NavigationSystem
  ) -> NavigationProperty.Kind {
    let (start, stop) = (NavigationRunPart(restart.start), NavigationRunPart(restart.stop))
    return .runs(
      from: { $0.isQuiescent && $0.isIdle(restart.role) },
      of: NavigationRunForm([start, stop, start]), endLike: NavigationRunForm([start]), in: system
    ) { expected, actual in
      actual.difference(from: expected, in: .navigation).map {
        .otherwise(restart, because: $0)
      } ?? .holds
    }
  }
}

extension NavigationState {
  /// Returns a Boolean value that indicates whether there is a coordinator of this role, and none
  /// of them is started.
  fileprivate func isIdle(_ role: String) -> Bool {
    let fitting = coordinators.filter { $0.role == role && $0.holder != .work }
    return !fitting.isEmpty && fitting.allSatisfy { $0.phase != .started }
  }
}

extension Applicability {
  fileprivate static var noRestarts: Applicability {
    .notApplicable("no coordinator is declared to be started and stopped by events")
  }
}

extension Judgement {
  fileprivate static func otherwise(
    _ restart: NavigationProfile.Restart, because difference: String
  ) -> Judgement {
    .violated(
      "After '\(restart.start)', '\(restart.stop)' and '\(restart.start)' \(difference), as after the "
        + "first '\(restart.start)'.")
  }
}
