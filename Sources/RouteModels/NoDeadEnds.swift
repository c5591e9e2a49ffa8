import ModelChecker
import NavigationInvariants
import NavigationModel

/// In every state a person can do something: a tap or a gesture.
///
/// It judges models; add it to the own invariants of a system that is made of one.
///
/// Violated by a cover without a button that works in each mode:
///
/// ```swift
/// $0.tap("sign in again", on: .screen(Cover.expired), when: .mode("session", "guest"), do: …)
/// ```
public struct NoDeadEnds: NavigationInvariant {
  public let name = "NoDeadEnds"
  public let summary = "In every state a person can do something."
  public let violation = "leads into a dead end"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    guard let system = system as? RouteSystem else { return .notApplicable(noModel) }
    return unlessDeclined(by: system) { _ in
      judged(
        as: .always { shown in
          guard let state = system.routeState(of: shown) else { return .notExercised }
          return system.isDeadEnd(state)
            ? .violated(.deadEnd(system.model.shown(in: state))) : .holds
        })
    }
  }
}

extension RouteSystem {
  /// Returns a Boolean value that indicates whether nobody can do anything in a state.
  fileprivate func isDeadEnd(_ state: RouteState) -> Bool {
    rules.expand([Visit(state: state, trace: Trace())])[0].transitions.allSatisfy {
      events[$0.event.ordinal].origin == .external
    }
  }
}

private let noModel = "it is no model of routes"
