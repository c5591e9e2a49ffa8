/// The random numbers of an adopted app: one sequence for each subject, so that a replay draws the same
/// ones. How many were drawn is part of the state, since it decides which follow.
public enum RandomNumbers {
  // Everything of a subject runs on the thread that drives it.
  private nonisolated(unsafe) static var drawn: UInt64 = 0

  /// Begins with a subject.
  static func begin() { drawn = 0 }

  /// How many numbers were drawn, as text.
  public static var text: String { "\(drawn) drawn" }

  /// Returns the next number, all of whose bits look random.
  public static func next() -> UInt64 {
    drawn += 1
    // SplitMix64: each number follows from its place in the sequence.
    var bits = drawn &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// The generator that draws these numbers, in the place of the system's.
public struct RepeatableNumberGenerator: RandomNumberGenerator {
  /// Creates a generator: all of a subject share one sequence.
  public init() {}

  public mutating func next() -> UInt64 { RandomNumbers.next() }
}
