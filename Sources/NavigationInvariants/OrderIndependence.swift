import ModelChecker
import NavigationModel

/// The result of an event does not depend on the order of subscribers or tasks.
///
/// The order in which several subscribers receive a value, and in which unstructured tasks run, is
/// not guaranteed. The verifier explores the orders, and all of them must lead to the same screens,
/// coordinators, records and subscriptions. Only ends with the same pending results and without
/// unfinished work are compared; an order that left work under way is compared when it has settled.
/// Other choices of the platform, such as which of two presentations wins, are no orders and are
/// not compared.
///
/// Violated by two handlers of one event that both navigate:
///
/// ```swift
/// bus.loggedIn.sink { _ in app.popToRoot() }
/// bus.loggedIn.sink { _ in app.navigate(to: .dashboard) }
/// ```
///
/// Let one handler do both, or let each set the whole state that it wants.
public struct OrderIndependence: NavigationInvariant {
  public let name = "OrderIndependence"
  public let identifier = "I20"
  public let summary =
    "The result of an event does not depend on the order of subscribers or tasks."

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { _ in
      judged(as: .confluent(Confluence(key: key, relation: relation)))
    }
  }

  /// Returns the choices of the platform that are no orders.
  private func key(_ step: NavigationStep) -> AnyHashable? {
    guard step.target?.isQuiescent == true else { return nil }
    return AnyHashable(step.effects.filter { $0.verb == .otherOutcome })
  }

  private func relation(_ first: NavigationState, _ second: NavigationState) -> Judgment {
    guard first.work.owed == second.work.owed else { return .notExercised }
    return second.difference(from: first, in: .navigation).map(Judgment.depends) ?? .holds
  }
}

extension WorkNode {
  fileprivate var owed: [String] { tickets.map(\.label).sorted() }
}

extension Judgment {
  fileprivate static func depends(_ difference: String) -> Judgment {
    .violated("In another order \(difference).")
  }
}
