import CMemory
import ModelChecker

/// The states of a plain system by their encodings, each kept as these bits alone.
///
/// A state is decoded when it is expanded. Since no state's bits begin with those of
/// another one, neither lengths nor places need be kept: states are expanded in the order in which
/// they stand. A table holds half of a hash and the place of each state; only where the halves agree
/// are bits compared.
@usableFromInline
struct EncodedStates<System: PlainSystem>: PlainStore where System.State: SelfDecodingState {
  @usableFromInline typealias State = System.State

  @usableFromInline let system: System
  @usableFromInline var reports = PlainReports()
  @usableFromInline var found = Successors<State>()

  /// The bits of the states that were found last, and for each its hash and its bits' end.
  @usableFromInline let newBits = ReservedArray<UInt64>(capacity: 1 << 32)
  @usableFromInline let hashes = ReservedArray<UInt64>(capacity: 1 << 32)
  @usableFromInline let newEnds = ReservedArray<Int>(capacity: 1 << 32)

  /// The bits of all states, each beginning with a new unit.
  @usableFromInline let bits = ReservedArray<UInt32>(capacity: 1 << 32)
  @usableFromInline var end = 0
  /// The number of units for which there is room.
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0
  /// The place of the state that is expanded next.
  @usableFromInline var next = 0
  @usableFromInline var table = WordTable()

  /// Those of the states found last that are new, from a number on, to be judged.
  @usableFromInline var fresh: [State] = []
  @usableFromInline var firstFresh = 0

  /// The number of states by which memory is asked for in advance.
  @inlinable static var lead: Int { 8 }

  /// The number of states that are decoded when they are found, to confirm that they are the same.
  @inlinable static var trial: Int { 1 << 12 }

  @inlinable
  init(_ system: System) {
    self.system = system
    capacity = bits.capacity - 1
    reports.findings = system.judges.map { _ in InvariantFinding() }
  }

  @inlinable
  mutating func deallocate() { found.deallocate() }

  @inlinable
  mutating func expand(count: Int, into successors: inout PackedSuccessors) {
    for _ in 0..<count {
      var decoder = StateDecoder(bits.base + next)
      let state = State(from: &decoder)
      next += decoder.units
      system.addSuccessors(of: state, to: &found)
      close(&successors)
    }
    numberAll(&successors)
  }

  /// Encodes the states that were found last.
  @inlinable
  mutating func close(_ successors: inout PackedSuccessors) {
    let (bits, hashes, ends, table) = (newBits.base, hashes.base, newEnds.base, table)
    found.write(to: &successors, reports: &reports) { index, state, _ in
      let start = index == 0 ? bits : bits + (ends[index &- 1] &+ 1) &>> 1
      let encoded = Self.encode(state, to: start)
      ends[index] = (start - bits) &* 2 &+ encoded.units
      hashes[index] = encoded.hash
      memory_prefetch(table.base + table.first(of: encoded.hash))
    }
  }

  /// Encodes a state, and returns its hash and the number of units.
  @inlinable @inline(__always)
  static func encode(
    _ state: State, to start: UnsafeMutablePointer<UInt64>
  ) -> (hash: UInt64, units: Int) {
    var encoder = StateEncoder(seed: 0, keeping: start)
    state.encode(into: &encoder)
    let rest = Int(truncatingIfNeeded: (encoder.used &+ 31) &>> 5)
    if rest > 0 { encoder.fold() }
    let words = encoder.kept! - start
    return (WordHash.mix(encoder.low), words &* 2 &- (rest == 1 ? 1 : 0))
  }

  /// The slot of the table that has a state's bits or is free for it.
  @inlinable @inline(__always)
  func slot(of hash: UInt64, _ new: UnsafePointer<UInt32>, units: Int) -> Int {
    let bits = bits.base
    return table.slot(from: table.first(of: hash)) { entry in
      guard WordTable.entry(entry, mayBeOf: hash) else { return false }
      let known = bits + WordTable.number(in: entry)
      for unit in 0..<units where known[unit] != new[unit] { return false }
      return true
    }
  }

  /// Gives the new ones among the states that were found their numbers.
  @inlinable
  mutating func numberAll(_ successors: inout PackedSuccessors) {
    fresh.removeAll(keepingCapacity: true)
    firstFresh = count
    let isJudged = !reports.findings.isEmpty
    newBits.base.withMemoryRebound(to: UInt32.self, capacity: 0) { newBits in
      for index in 0..<min(Self.lead, found.count) { fetchKnown(hashes.base[index]) }
      var index = 0
      var start = 0
      for position in 0..<successors.count where successors.marks[position] != .fault {
        // What stands behind the last hash does no harm.
        fetchKnown(hashes.base[index &+ Self.lead])
        let units = newEnds.base[index] &- start
        let hash = hashes.base[index]
        let slot = slot(of: hash, newBits + start, units: units)
        let isNew = table.base[slot] == 0 && end &+ units <= capacity
        if isNew {
          successors.words[position] = UInt64(truncatingIfNeeded: count)
          if count < Self.trial { check(found.states[index], newBits + start) }
          add(newBits + start, units: units, hash: hash, at: slot)
        } else {
          // Any number below that of a new state says that it is known.
          successors.words[position] = table.base[slot] == 0 ? PackedForm.noRoom : 0
        }
        if isNew, isJudged {
          fresh.append((found.states + index).move())
        } else {
          (found.states + index).deinitialize(count: 1)
        }
        start = (newEnds.base[index] &+ 1) & ~1
        index &+= 1
      }
    }
    found.forget()
  }

  /// Asks for the memory of the bits with which those that have a hash are compared, most likely.
  @inlinable @inline(__always)
  func fetchKnown(_ hash: UInt64) {
    let entry = table.base[table.first(of: hash)]
    memory_prefetch(bits.base + Int(truncatingIfNeeded: entry & 0xffff_ffff))
  }

  @inlinable @inline(__always)
  mutating func add(_ new: UnsafePointer<UInt32>, units: Int, hash: UInt64, at slot: Int) {
    (bits.base + end).update(from: new, count: units)
    table.put(end, hash: hash, at: slot)
    end &+= units
    count &+= 1
    if !table.makeRoom(after: count) { capacity = end }
  }

  @inlinable
  func check(_ state: State, _ new: UnsafePointer<UInt32>) {
    var decoder = StateDecoder(new)
    precondition(
      State(from: &decoder) == state, "A decoded state differs from the one that was encoded")
  }

  /// Returns a Boolean value that indicates whether a state was found at all: where it stands is
  /// not kept.
  @inlinable
  func mayHold(_ state: State, number: Int) -> Bool {
    let encoded = Self.encode(state, to: newBits.base)
    return newBits.base.withMemoryRebound(to: UInt32.self, capacity: encoded.units) {
      table.base[slot(of: encoded.hash, $0, units: encoded.units)] != 0
    }
  }

  @inlinable
  mutating func violations(in number: Int) -> [Int] {
    reports.violations(in: fresh[number - firstFresh], by: system.judges)
  }
}
