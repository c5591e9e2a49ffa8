import ModelChecker
import NavigationModel

/// Every route is taken in some reachable state.
///
/// The routes are those of the declared events. If a search did not reach every state, a route that
/// it never took is inconclusive.
///
/// Violated by a case that is left over from an earlier design:
///
/// ```swift
/// enum ShelfRoute { case shelf, book, legacyBook }  // no screen offers legacyBook any more
/// ```
///
/// Delete the case, or the condition that disables it everywhere.
public struct NoDeadRoutes: NavigationInvariant {
  public let name = "NoDeadRoutes"
  public let identifier = "I21"
  public let summary = "Every route is taken in some reachable state."
  public let severity = Severity.warning

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { _ in
      let events = system.events
      var routes: [String] = []
      for event in events {
        if let route = event.route, !routes.contains(route) { routes.append(route) }
      }
      guard !routes.isEmpty else { return .noRoutes }
      return judged(
        as: .all(
          routes.map { route in
            .sometimesStep(
              { step in
                let ordinal = step.transition.event.ordinal
                return events.indices.contains(ordinal) && events[ordinal].route == route
              }, why: .neverTaken(route, by: events.filter { $0.route == route }.map(\.name)))
          }))
    }
  }
}

extension Applicability {
  fileprivate static var noRoutes: Applicability { .notApplicable("no event takes a route") }
}

extension String {
  package static func neverTaken(_ route: String, by events: [String]) -> String {
    "\(route) is never taken: no reachable state enables "
      + listed(events.map { "'\($0)'" }, "or")
  }
}
