/// Finds the states of a system that can be reached, and the transitions between them.
///
/// The graph depends on the system and the options alone, not on the batches in which states are
/// expanded nor on time, unless a limit on time or memory ends the search.
///
/// - Parameters:
///   - system: the system.
///   - options: limits, order and stop condition of the search.
///   - properties: the properties whose violation ends the search, if the options say so.
///   - observing: told how far the search has come before each batch, and while histories are
///     compared; answers whether to go on.
/// - Throws: what the system throws.
public func explore<System: TransitionSystem>(
  _ system: System, options: ExplorationOptions = ExplorationOptions(),
  watching properties: [Property<System.State, System.Effect>] = [],
  observing: (ExplorationProgress) -> Bool = { _ in true }
) throws -> StateGraph<System.State, System.Effect> {
  let watch = Watch(options.stop == .firstViolation ? properties : [])
  var search = GraphSearch(system, options: options, watch: watch)
  return try search.run(observing: observing)
}
