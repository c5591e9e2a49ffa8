extension PackedSearch {
  /// Expands all states of a layer, several at the same time.
  ///
  /// - Parameter mayGoOn: told in this thread, from time to time, how many states were found and
  ///   expanded; answers whether to go on.
  mutating func expandTogether(
    _ layer: Range<Int>, while mayGoOn: (_ found: Int, _ expanded: Int) -> Bool
  ) throws {
    var shared = store.share(among: workers.count)
    defer { shared.deallocate() }
    shared.begin(layer)
    repeat {
      if workers.contains(where: \.isWaiting), !shared.makeRoom() { break }
      let store = shared
      workers.withUnsafeMutableBufferPointer { workers in
        let workers = workers
        inThreads(workers.count) { number in
          workers[number].work(on: store, layer: layer) {
            number > 0 || mayGoOn(store.end, store.expanded(of: layer))
          }
        }
      }
    } while workers.contains(where: \.isWaiting)
    if workers.contains(where: { !$0.system.hasRoom }) { shared.isFull = true }
    if let error = workers.lazy.compactMap(\.error).first { throw error }
    let (count, renumbered) = shared.close(unused: workers.map(\.numbers))
    store.take(shared, count: count)
    for worker in workers.indices {
      transitions += workers[worker].transitions
      store.suspects += workers[worker].suspects.map { renumbered[$0] ?? $0 }
      store.faults += workers[worker].faults
      workers[worker].closeLayer()
    }
  }
}
