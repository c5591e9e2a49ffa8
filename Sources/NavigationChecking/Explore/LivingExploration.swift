import ModelChecker
import NavigationHarness
import NavigationModel
import NavigationReports

/// A search that somebody goes on with, from wherever a trace leads, on living objects.
package final class LivingExploration {
  private let system: any NavigationSystem
  private let options: ExplorationOptions
  private let launch: WorkerLaunch
  private let mayGoOn: () -> Bool

  /// The states so far.
  package private(set) var graph: ExplorerGraph
  /// What the graph gained, step by step.
  package private(set) var growths: [ExplorerGrowth] = []

  /// The number of states that are explored at once, unless another one is asked for.
  package static let usualStates = 1_000
  /// The greatest number of states that can be asked for.
  package static let mostStates = 100_000

  /// Makes an exploration that goes on from a result.
  ///
  /// - Parameters:
  ///   - graph: the states of the result.
  ///   - launch: the way a worker is started where none runs.
  ///   - mayGoOn: asked now and then; a no ends what is being explored.
  package init(
    _ result: CheckResult, _ graph: ExplorerGraph, launch: WorkerLaunch,
    while mayGoOn: @escaping () -> Bool
  ) {
    (system, options) = (result.system, result.graph.options)
    (self.graph, self.launch, self.mayGoOn) = (graph, launch, mayGoOn)
  }

  /// Returns the place where an event is declared; nil where it is not known.
  package func declaration(of event: Int) -> DeclarationLocation? {
    system.events.indices.contains(event) ? system.events[event].location : nil
  }

  /// Returns the innermost call of the app at the trap in which a trace ends; nil where it ends otherwise,
  /// the graph does not have it, or that cannot be told.
  ///
  /// - Throws: `TraceTextError` for a text that is no trace of the system.
  package func appFrame(ofTrap text: String) throws -> StackFrame? {
    let trace = try Trace(parsing: text, catalog: system.catalog)
    guard let followed = graph.followed(trace), followed.fault?.kind == .trapped,
      followed.trace.steps.count == trace.steps.count
    else { return nil }
    return WorkerLaunch.with(launch) { system.appFrame(ofTrap: followed.trace) }
  }

  /// Lets a trace happen, and every event in each of its states that was not explored.
  ///
  /// - Returns: the faults of the system itself that came up.
  /// - Throws: `TraceTextError` for a text that is no trace of the system, and what the system throws.
  package func run(_ text: String) throws -> [Fault] {
    let trace = try Trace(parsing: text, catalog: system.catalog)
    let before = graph
    var faults: [Fault] = []
    while let followed = graph.followed(trace), let state = followed.state, !followed.isExpanded {
      let continued = continued(from: Visit(state: state, trace: followed.trace))
      var limits = options.limits
      (limits.depth, limits.states) = (1, nil)
      let size = graph.size
      graph.add(try search(continued, limits) { true })
      faults += continued.faults
      if graph.size == size, continued.asked == 0 { break }
    }
    note(since: before)
    return faults
  }

  /// The outcome of going on.
  package struct Outcome {
    /// The number of states whose transitions were found.
    package var explored: Int
    /// A Boolean value that indicates whether nothing within the scope is left to explore from there.
    package var isComplete: Bool
    /// The faults of the system itself that came up.
    package var faults: [Fault]
  }

  /// Explores what was not explored, from the end of a trace, the nearest first.
  ///
  /// What is known is gone through, and not run again.
  ///
  /// - Parameter states: the number of states to explore, at least.
  /// - Throws: `TraceTextError` for a text that is no trace of the system, and what the system throws.
  package func explore(from text: String, states: Int) throws -> Outcome {
    let faults = try run(text)
    let trace = try Trace(parsing: text, catalog: system.catalog)
    guard let followed = graph.followed(trace), let state = followed.state,
      followed.trace.steps.count == trace.steps.count
    else { return Outcome(explored: 0, isComplete: false, faults: faults) }
    let before = graph
    let continued = continued(from: Visit(state: state, trace: followed.trace))
    var limits = options.limits
    (limits.depth, limits.states) = (nil, nil)
    let found = try search(continued, limits) { continued.asked < states }
    graph.add(found)
    note(since: before)
    return Outcome(
      explored: continued.asked, isComplete: found.completeness == .exhaustive,
      faults: faults + continued.faults)
  }

  private func continued(from beginning: Visit<NavigationState>) -> ContinuedSystem {
    ContinuedSystem(system, from: beginning) { [graph] in graph.expansion(of: $0) }
  }

  private func search(
    _ system: ContinuedSystem, _ limits: Limits, while isWanted: () -> Bool
  ) throws -> NavigationGraph {
    try WorkerLaunch.with(launch) {
      try ModelChecker.explore(
        system,
        options: ExplorationOptions(
          limits: limits, comparesTraces: false, reductions: options.reductions,
          workers: options.workers)
      ) { _ in isWanted() && mayGoOn() }
    }
  }

  private func note(since before: ExplorerGraph) {
    let growth = ExplorerGrowth(of: graph, since: before)
    if !growth.isEmpty { growths.append(growth) }
  }
}
