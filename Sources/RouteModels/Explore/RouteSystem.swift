import ModelChecker
import NavigationModel
import RuleEngines

/// A model as a system that is explored, judged, drawn and replayed like living coordinators.
///
/// Where the model has more states than a graph has room for, an engine for rules searches all of them;
/// the result says which one.
public final class RouteSystem: NavigationSystem {
  public let variant: String
  public let scope: Scope
  public let events: [NavigationEvent]
  public let profile: NavigationProfile

  /// The model.
  public let model: RouteModel

  let rules: RuleSystem<RouteState>
  private let store = FacetStore()
  private var known: [NavigationState: RouteState] = [:]

  /// Makes the system of a model.
  ///
  /// - Throws: ``RouteModelError``.
  public init(_ model: RouteModel, variant: String = "") throws {
    try model.check()
    let rules = RouteRules(model: model).all
    self.model = model
    self.variant = variant
    self.rules = try model.ruleSystem(of: rules)
    events = rules.map(\.event)
    scope = Scope(
      model.tabs.filter { !$0.routes.isEmpty }.map {
        Scope.Bound($0.name, $0.depth, "routes on the stack of the tab")
      })
    profile = model.profile
  }

  public var name: String { model.name }

  public var readsTraces: Bool { false }

  public func start() -> [Outcome<NavigationState>] {
    rules.initial.map { .state(navigationState(of: $0)) }
  }

  public func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      // Every state that is visited was made here.
      let inner = Visit(state: known[visit.state]!, trace: visit.trace)
      return Expansion(
        transitions: rules.expand([inner])[0].transitions.map { transition in
          Transition(
            event: transition.event, choices: transition.choices,
            outcome: navigationOutcome(of: transition.outcome))
        })
    }
  }

  private func navigationOutcome(of outcome: Outcome<RouteState>) -> Outcome<NavigationState> {
    switch outcome {
    case .state(let state): .state(navigationState(of: state))
    case .fault(let fault): .fault(fault)
    }
  }

  private func navigationState(of state: RouteState) -> NavigationState {
    let shown = NavigationState(model.snapshot(of: state), in: store)
    known[shown] = state
    return shown
  }

  /// The state of the model that a navigation state shows; nil for one of another system.
  func routeState(of state: NavigationState) -> RouteState? { known[state] }
}

extension VerifiableSystem {
  /// Makes the system of a model, within the bounds of a configuration.
  ///
  /// The bounds are the depths of the tabs, by their names.
  ///
  /// - Throws: ``RouteModelError``; `ScopeError` for a tab that the model does not have.
  public func system(
    of model: RouteModel, _ configuration: SystemConfiguration, variant: String = ""
  ) throws -> RouteSystem {
    let scope = try RouteSystem(model).scope.overriding(configuration.scope)
    return try RouteSystem(model.within(scope), variant: variant)
  }
}
