/// Finds how many states of a packed system can be reached.
package func explorePacked<System: PackedSystem>(
  _ system: System, limits: Limits = Limits(), keepsTraces: Bool = true,
  workers: Int = 1
) throws -> (states: Int, transitions: Int, depth: Int) {
  var search = try PackedSearch(
    system, limits: limits, keepsArrivals: keepsTraces, workers: workers)
  defer { for worker in search.workers { worker.deallocate() } }
  try search.run()
  return (search.store.count, search.transitions, search.depth)
}
