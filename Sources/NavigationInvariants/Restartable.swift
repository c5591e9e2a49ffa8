import ModelChecker
import NavigationModel

/// Starting, stopping and starting again has the result of starting.
///
/// For each coordinator that the profile declares to be started and stopped by events (`restarts`),
/// from every state in which it is new or stopped: `start; stop; start` must end with the screens,
/// coordinators, records and subscriptions with which `start` ends, when all work except pending
/// results is finished. If the events have several possible ends, the end must be one of those of
/// `start`. An event that starts the coordinator among other things (`startedBy`), such as a launch,
/// must end like itself when a `stop` and a `start` follow it.
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
  public let violation = "does not start again as the first time"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard !profile.restarts.isEmpty else { return .noRestarts }
      let events = profile.restarts.flatMap { [$0.start, $0.stop] + $0.startedBy }
      let comparisons = profile.restarts.flatMap { restart in
        ([restart.start] + restart.startedBy).map { comparison(restart, from: $0, in: system) }
      }
      return judged(as: .all(comparisons + [.declared(events: events, in: system)]))
    }
  }

  private func comparison(
    _ restart: NavigationProfile.Restart, from event: String, in system: any NavigationSystem
  ) -> NavigationProperty.Kind {
    let first = NavigationRunPart(event)
    let again = [NavigationRunPart(restart.stop), NavigationRunPart(restart.start)]
    let isOther = event != restart.start
    return .runs(
      // A launch may make the coordinator that it starts.
      from: { $0.isQuiescent && ($0.isIdle(restart.role) || isOther && !$0.has(restart.role)) },
      of: NavigationRunForm([first] + again), endLike: NavigationRunForm([first]), in: system
    ) { expected, actual in
      actual.difference(from: expected, in: .navigation).map {
        .otherwise(restart, after: event, because: $0)
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

  /// Returns a Boolean value that indicates whether there is a coordinator of this role.
  fileprivate func has(_ role: String) -> Bool {
    coordinators.contains { $0.role == role && $0.holder != .work }
  }
}

extension Applicability {
  fileprivate static var noRestarts: Applicability {
    .notApplicable("no coordinator is declared to be started and stopped by events")
  }
}

extension Judgment {
  fileprivate static func otherwise(
    _ restart: NavigationProfile.Restart, after event: String, because difference: String
  ) -> Judgment {
    let first = event == restart.start ? "the first '\(event)'" : "'\(event)'"
    return .violated(
      "After '\(event)', '\(restart.stop)' and '\(restart.start)' \(difference), as after \(first)."
    )
  }
}
