import ModelChecker

/// Gives the naive explorer, which knows no traces, those that live objects need.
public final class Remembering<System: TransitionSystem>: TransitionSystem {
  public typealias State = System.State
  public typealias Effect = System.Effect

  private let system: System
  private var traces: [State: Trace] = [:]

  /// Wraps a system.
  public init(_ system: System) { self.system = system }

  public var catalog: EventCatalog { system.catalog }

  public func start() throws -> [Outcome<State>] {
    let outcomes = try system.start()
    for (start, outcome) in outcomes.enumerated() {
      if case .state(let state) = outcome { traces[state] = Trace(start: start) }
    }
    return outcomes
  }

  public func expand(_ visits: [Visit<State>]) throws -> [Expansion<State, Effect>] {
    try visits.map { visit in
      let trace = traces[visit.state]!
      let expansion = try system.expand([Visit(state: visit.state, trace: trace)])[0]
      for transition in expansion.transitions {
        guard case .state(let target) = transition.outcome, traces[target] == nil else { continue }
        traces[target] = trace
        traces[target]!.steps.append(
          Trace.Step(.ordinal(transition.event.ordinal), choices: transition.choices))
      }
      return expansion
    }
  }
}
