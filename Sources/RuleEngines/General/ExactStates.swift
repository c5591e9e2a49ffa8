import CMemory
import ModelChecker

/// The states of a plain system by the numbers in which they were found, each stored once.
///
/// A table holds half of a hash and the number of each state; only where the halves agree are two
/// states compared.
@usableFromInline
struct ExactStates<System: PlainSystem>: PlainStore {
  @usableFromInline typealias State = System.State

  @usableFromInline let system: System
  @usableFromInline var reports = PlainReports()
  @usableFromInline var found = Successors<State>()
  @usableFromInline var hashes: UnsafeMutablePointer<UInt64>
  @usableFromInline var hashCapacity = 1 << 10
  @usableFromInline let states = ReservedArray<State>(capacity: 1 << 32)
  @usableFromInline var count = 0
  /// The number of states for which there is room.
  @usableFromInline var capacity: Int
  @usableFromInline var expanded = 0
  @usableFromInline var table = WordTable()

  @inlinable
  init(_ system: System) {
    self.system = system
    capacity = min(states.capacity, Int(UInt32.max) - 1)
    hashes = .allocate(capacity: hashCapacity)
    reports.findings = system.judges.map { _ in InvariantFinding() }
  }

  @inlinable
  mutating func deallocate() {
    found.deallocate()
    hashes.deallocate()
    states.base.deinitialize(count: count)
  }

  @inlinable
  mutating func expand(count: Int, into successors: inout PackedSuccessors) {
    for state in expanded..<expanded + count {
      system.addSuccessors(of: states.base[state], to: &found)
      close(&successors)
    }
    expanded += count
    numberAll(&successors)
  }

  /// Makes the hashes of the states that were found last.
  @inlinable
  mutating func close(_ successors: inout PackedSuccessors) {
    if found.count > hashCapacity {
      let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: found.capacity)
      larger.update(from: hashes, count: hashCapacity)
      hashes.deallocate()
      hashes = larger
      hashCapacity = found.capacity
    }
    let (hashes, table) = (hashes, table)
    found.write(to: &successors, reports: &reports) { index, state, _ in
      // Swift's hashes are good, but slow to make.
      let hash = UInt64(bitPattern: Int64(state.hashValue))
      hashes[index] = hash
      memory_prefetch(table.base + table.first(of: hash))
    }
  }

  /// Gives the states that were found their numbers, new ones to those that are not known.
  @inlinable
  mutating func numberAll(_ successors: inout PackedSuccessors) {
    var index = 0
    let base = states.base
    for position in 0..<successors.count where successors.marks[position] != .fault {
      let state = found.states + index
      let hash = hashes[index]
      let slot = table.slot(from: table.first(of: hash)) {
        WordTable.entry($0, mayBeOf: hash) && base[WordTable.number(in: $0)] == state.pointee
      }
      let entry = table.base[slot]
      if entry == 0, count == capacity {
        successors.words[position] = PackedForm.noRoom
        state.deinitialize(count: 1)
      } else if entry == 0 {
        (base + count).moveInitialize(from: state, count: 1)
        successors.words[position] = UInt64(truncatingIfNeeded: count)
        table.put(count, hash: hash, at: slot)
        count &+= 1
        if !table.makeRoom(after: count) { capacity = count }
      } else {
        successors.words[position] = UInt64(truncatingIfNeeded: WordTable.number(in: entry))
        state.deinitialize(count: 1)
      }
      index &+= 1
    }
    found.forget()
  }

  @inlinable
  mutating func violations(in number: Int) -> [Int] {
    reports.violations(in: states.base[number], by: system.judges)
  }

  @inlinable
  func mayHold(_ state: State, number: Int) -> Bool { states.base[number] == state }
}
