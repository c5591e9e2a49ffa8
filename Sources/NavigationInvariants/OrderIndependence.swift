import ModelChecker
import NavigationModel

/// What comes of an event does not depend on the order of subscribers or of tasks.
///
/// In which order several subscribers hear a value, and in which order unstructured tasks run,
/// nobody promises. The verifier tries the orders, and all of them must lead to the same screens,
/// coordinators, records and subscriptions. Compared are only ends at which the same results are
/// owed and no work is left; an order that left work pending is compared when it has settled. What
/// else the platform leaves open, such as which of two presentations wins, is no order and not
/// compared.
///
/// Violated by two handlers of one event that both navigate:
///
/// ```swift
/// bus.loggedIn.sink { _ in app.popToRoot() }
/// bus.loggedIn.sink { _ in app.navigate(to: .dashboard) }
/// ```
///
/// Let one handler do both, or give each the whole state that it needs to decide.
public struct OrderIndependence: NavigationInvariant {
  public let name = "OrderIndependence"
  public let identifier = "I20"
  public let summary =
    "What comes of an event does not depend on the order of subscribers or tasks."

  /// Makes the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { _ in
      judged(as: .confluent(Confluence(key: key, relation: relation)))
    }
  }

  /// What the platform decided otherwise is not a matter of order.
  private func key(_ step: NavigationStep) -> AnyHashable? {
    guard step.target?.isQuiescent == true else { return nil }
    return AnyHashable(step.effects.filter(\.isOtherOutcome))
  }

  private func relation(_ first: NavigationState, _ second: NavigationState) -> Judgement {
    guard first.work.owed == second.work.owed else { return .notExercised }
    return second.difference(from: first, in: .navigation).map(Judgement.depends) ?? .holds
  }
}

extension WorkNode {
  fileprivate var owed: [String] { tickets.map(\.label).sorted() }
}

extension Judgement {
  fileprivate static func depends(_ difference: String) -> Judgement {
    .violated("In another order \(difference).")
  }
}
