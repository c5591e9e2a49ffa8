import ModelChecker

/// The graph that the naive explorer finds.
public struct NaiveGraph<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// The states that can be reached.
  public var states: Set<State> = []
  /// The transitions, each with its source.
  public var steps: [Step<State, Effect>] = []
  /// The greatest number of steps of a shortest way to a state.
  public var depth = 0
  /// The initial states.
  public var initial: [State] = []
}

/// A second explorer, plain enough to be believed: layers of a `Set`.
///
/// - Parameter depth: the number of layers behind the first; all of them when nil.
public func naivelyExplore<System: TransitionSystem>(
  _ system: System, depth: Int? = nil
) throws -> NaiveGraph<System.State, System.Effect> {
  var graph = NaiveGraph<System.State, System.Effect>()
  for case .state(let state) in try system.start() { graph.initial.append(state) }
  graph.states = Set(graph.initial)
  var layer = graph.states
  var followed = layer
  while !layer.isEmpty, graph.depth < depth ?? .max {
    var met: Set<System.State> = []
    var next: Set<System.State> = []
    for state in layer {
      let expansion = try system.expand([Visit(state: state, trace: Trace())])[0]
      for transition in expansion.transitions {
        graph.steps.append(Step(source: state, transition: transition))
        guard case .state(let target) = transition.outcome else { continue }
        met.insert(target)
        if expansion.cut[target] == nil { next.insert(target) }
      }
    }
    if !met.isSubset(of: graph.states) { graph.depth += 1 }
    graph.states.formUnion(met)
    layer = next.subtracting(followed)
    followed.formUnion(layer)
  }
  return graph
}
