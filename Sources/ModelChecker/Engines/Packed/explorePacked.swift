/// Finds how many states of a packed system can be reached.
package func explorePacked<System: PackedSystem>(
  _ system: System, limits: Limits = Limits(), keepsTraces: Bool = true
) throws -> (states: Int, transitions: Int, depth: Int, objections: Int) {
  var search = PackedSearch(system, limits: limits, keepsArrivals: keepsTraces)
  try search.run()
  return (search.store.count, search.transitions, search.depth, search.objections.count)
}
