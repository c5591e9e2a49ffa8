import ModelChecker
import NavigationModel

extension CheckResult {
  /// The result of an exploration that did not take place.
  static func nothing(
    of system: any NavigationSystem, invariants: [any NavigationInvariant], reason: String
  ) -> CheckResult {
    CheckResult(
      system: system, graph: Nowhere.graph,
      answers: invariants.map {
        PropertyAnswer(
          property: $0.name, summary: $0.summary, severity: $0.severity,
          verdict: .inconclusive(reason))
      })
  }
}

extension CheckResult {
  /// The result in a worker that runs another assertion of the test.
  static func skipped(
    _ system: any NavigationSystem, _ invariants: [any NavigationInvariant]
  ) -> CheckResult {
    .nothing(of: system, invariants: invariants, reason: "this process runs another assertion")
  }
}

/// A system without states.
private struct Nowhere: TransitionSystem {
  typealias State = NavigationState
  typealias Effect = NavigationEffect

  let catalog = EventCatalog([])

  func start() -> [Outcome<NavigationState>] { [] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] { [] }

  // NB: Neither start nor expand throws.
  static var graph: NavigationGraph { try! explore(Nowhere()) }
}
