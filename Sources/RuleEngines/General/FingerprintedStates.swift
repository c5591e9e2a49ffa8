import ModelChecker

/// The states of a plain system, known by their fingerprints; only those that wait to be expanded
/// are kept.
@usableFromInline
struct FingerprintedStates<System: PlainSystem>: PlainStore where System.State: SelfEncodingState {
  @usableFromInline typealias State = System.State

  @usableFromInline let system: System
  @usableFromInline let width: Int
  @usableFromInline let form = PackedForm.fingerprint
  @usableFromInline let seed: UInt64
  @usableFromInline var reports = PlainReports()
  @usableFromInline var found = Successors<State>()
  @usableFromInline var waiting = WaitingStates<State>()

  @inlinable
  init(_ system: System, width: Int, seed: UInt64) {
    self.system = system
    self.width = width
    self.seed = seed
    reports.findings = system.judges.map { _ in InvariantFinding() }
  }

  @inlinable
  mutating func deallocate() { found.deallocate() }

  @inlinable
  mutating func expand(count: Int, into successors: inout PackedSuccessors) {
    for state in waiting.first..<waiting.first + count {
      system.addSuccessors(of: waiting[state], to: &found)
      close(&successors)
    }
    waiting.removeFirst(count)
  }

  @inlinable
  mutating func close(_ successors: inout PackedSuccessors) {
    let (seed, isWide) = (seed, width == 2)
    found.write(to: &successors, reports: &reports) { _, state, words in
      var encoder = StateEncoder(seed: seed)
      state.encode(into: &encoder)
      let fingerprint = encoder.fingerprint()
      words[0] = isWide ? fingerprint.low : WordHash.mixable(fingerprint.low)
      if isWide { words[1] = fingerprint.high }
    }
  }

  /// Keeps the states that turned out to be new.
  @inlinable
  mutating func takeNew(_ successors: PackedSuccessors) {
    var index = 0
    for position in 0..<successors.count where successors.marks[position] != .fault {
      let state = found.states + index
      if successors.marks[position] == .new {
        waiting.append(state.move())
      } else {
        state.deinitialize(count: 1)
      }
      index &+= 1
    }
    found.forget()
  }

  @inlinable
  mutating func violations(in number: Int) -> [Int] {
    reports.violations(in: waiting[number], by: system.judges)
  }

  /// Returns `true`: states are not kept; that each step of a trace is possible is seen when it is
  /// repeated.
  @inlinable
  func mayHold(_ state: State, number: Int) -> Bool { true }
}
