import CMemory

/// A worker of several that expand the states of a layer at the same time.
struct SearchWorker<System: PackedSystem> {
  var system: System

  /// The transitions found.
  private(set) var transitions = 0

  /// The new states that are to be judged.
  var suspects: [Int] = []

  /// The faults met.
  var faults: [StateStore.FoundFault] = []

  /// The error that stopped the worker.
  private(set) var error: (any Error)?

  /// The numbers that it may give to new states.
  private(set) var numbers = 0..<0

  /// A Boolean value that indicates whether successors wait for room in the table.
  private(set) var isWaiting = false

  private var successors: PackedSuccessors
  private var hashes = ReservedArray<UInt64>(capacity: 1 << 22)
  private var source = 0

  init(_ system: System) {
    self.system = system
    successors = PackedSuccessors(width: system.width)
  }

  func deallocate() { successors.deallocate() }

  /// Expands states of a layer until none is left, or until the table must grow.
  ///
  /// - Parameter mayGoOn: asked before each batch.
  mutating func work(
    on store: SharedStore, layer: Range<Int>, while mayGoOn: () -> Bool
  ) {
    while error == nil {
      if !isWaiting {
        guard mayGoOn(), system.hasRoom, !store.isStopped else { return store.stop() }
        source = store.takeSources(PackedSuccessors.batch)
        guard source < layer.upperBound else { return }
        successors.clear()
        do {
          try system.expand(
            store.states + source * store.width,
            count: min(PackedSuccessors.batch, layer.upperBound - source), into: &successors)
        } catch {
          self.error = error
          return store.stop()
        }
      }
      isWaiting = !store.hasRoom(forEach: successors.count)
      if isWaiting { return }
      let needed = successors.count + StateStore.lead
      if needed > hashes.capacity { hashes = ReservedArray(capacity: needed) }
      guard needed <= hashes.capacity else {
        error = EngineError.noAddressSpace(bytes: needed * 8)
        return store.stop()
      }
      // The width is a constant in each call, so that the loops are compiled for one word too.
      store.width == 1 ? add(to: store, width: 1) : add(to: store, width: store.width)
    }
  }

  /// Forgets its findings, which the search has taken over; its numbers are given to others.
  mutating func closeLayer() {
    isWaiting = false
    numbers = 0..<0
    suspects.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    transitions = 0
  }

  @inline(__always)
  private mutating func add(to store: SharedStore, width: Int) {
    let (hashes, table, successors) = (hashes.base, store.table, successors)
    for index in 0..<successors.count {
      hashes[index] = WordHash.hash(successors.words + index &* width, width: width)
    }
    for index in 0..<min(StateStore.lead, successors.count) {
      memory_prefetch(table.base + table.first(of: hashes[index]))
    }
    var index = 0
    for closed in 0..<successors.closed {
      let begin = index
      while index < successors.ends[closed] {
        memory_prefetch(table.base + table.first(of: hashes[index &+ StateStore.lead]))
        let words = successors.words + index &* width
        if successors.marks[index] == .fault {
          faults.append(
            StateStore.FoundFault(
              fault: Int(words[0]), source: source + closed, position: index - begin))
        } else {
          if numbers.isEmpty { numbers = store.takeNumbers() }
          let number = numbers.lowerBound
          if store.claim(hashes[index], words, number: number, width: width) {
            numbers = number &+ 1..<numbers.upperBound
            if successors.marks[index] == .suspect { suspects.append(number) }
          }
        }
        index &+= 1
      }
    }
    transitions += successors.count
  }
}
