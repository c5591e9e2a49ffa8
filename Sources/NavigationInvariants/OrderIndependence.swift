import ModelChecker
import NavigationModel

/// The result of an event does not depend on the order of subscribers or tasks.
///
/// The order in which several subscribers receive a value, and in which unstructured tasks run, is
/// not guaranteed. The verifier explores the orders, and all of them must lead to the same screens,
/// coordinators, records and subscriptions. Only ends with the same pending results and without
/// unfinished work are compared; an order that left work under way is compared when it has settled.
/// Outcomes, such as which of two presentations wins or whether a service succeeds, are no orders:
/// orders are compared where the same outcomes came up in them, however they were distributed.
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
  public let violation = "ends differently in another order"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { _ in
      judged(as: .confluent(Confluence(key: key, outcomes: outcomes, relation: relation)))
    }
  }

  /// Returns the unusual outcomes that came up, in no order: which of two services failed may
  /// itself be a matter of the order.
  private func key(_ step: NavigationStep) -> AnyHashable? {
    guard step.target?.isQuiescent == true else { return nil }
    return AnyHashable(step.otherOutcomes.map(\.detail).sorted())
  }

  private func outcomes(_ step: NavigationStep) -> Set<Int> {
    Set(step.otherOutcomes.map { $0.number - 1 })
  }

  private func relation(_ first: NavigationState, _ second: NavigationState) -> Judgment {
    guard first.work.owed == second.work.owed else { return .notExercised }
    return second.difference(from: first, in: .navigation).map(Judgment.depends) ?? .holds
  }
}

extension NavigationStep {
  fileprivate var otherOutcomes: [NavigationEffect] {
    effects.filter { $0.verb == .otherOutcome }
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
