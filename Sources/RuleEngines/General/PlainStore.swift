import ModelChecker

/// The states of a plain system that were found, as one way of telling them apart keeps them.
@usableFromInline
protocol PlainStore {
  associatedtype System: PlainSystem

  /// The system.
  var system: System { get }

  /// The number of words by which the search knows a state.
  var width: Int { get }

  /// The meaning of these words.
  var form: PackedForm { get }

  /// The findings about invariants, and the faults met.
  var reports: PlainReports { get }

  /// The states that were found last.
  var found: Successors<System.State> { get set }

  /// Writes what tells the states apart that were found since the last call.
  mutating func close(_ successors: inout PackedSuccessors)

  /// Gives the states that were found last their numbers, where it is the store that numbers them.
  mutating func numberAll(_ successors: inout PackedSuccessors)

  /// Adds the successors of the states that are next in line.
  mutating func expand(count: Int, into successors: inout PackedSuccessors)

  /// Keeps the states that turned out to be new.
  mutating func takeNew(_ successors: PackedSuccessors)

  /// Returns the positions of the judges that a state violates.
  mutating func violations(in number: Int) -> [Int]

  /// Returns `false` if a state is known to be another than the one that was found with a number.
  func mayHold(_ state: System.State, number: Int) -> Bool

  /// Frees the memory.
  mutating func deallocate()
}

extension PlainStore {
  @inlinable var width: Int { 1 }

  @inlinable var form: PackedForm { .number }

  /// Adds the initial states.
  @inlinable
  mutating func addInitial(to successors: inout PackedSuccessors) {
    for state in system.initial { found.append(state) }
    close(&successors)
    numberAll(&successors)
  }

  @inlinable
  mutating func numberAll(_ successors: inout PackedSuccessors) {}

  @inlinable
  mutating func takeNew(_ successors: PackedSuccessors) {}
}
