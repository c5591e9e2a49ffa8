#if Adopt
/// The file by which an app draws random numbers from a sequence that each replay repeats: functions of
/// the module itself stand before those of the library.
enum RandomNumberFile {
  /// The names by which code draws random numbers.
  static let names: Set = [
    "random", "arc4random", "arc4random_uniform", "randomElement", "shuffled", "shuffle",
  ]

  /// The text of the file.
  static let text = """
    // Repeats random numbers instead of drawing new ones. Written by 'verifier adopt'.

    import AdoptionSupport

    func random() -> Int { Int(RandomNumbers.next() >> 33) }

    func arc4random() -> UInt32 { UInt32(RandomNumbers.next() >> 32) }

    func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
      upperBound == 0 ? 0 : arc4random() % upperBound
    }

    extension FixedWidthInteger {
      static func random(in range: Range<Self>) -> Self {
        var numbers = RepeatableNumberGenerator()
        return random(in: range, using: &numbers)
      }

      static func random(in range: ClosedRange<Self>) -> Self {
        var numbers = RepeatableNumberGenerator()
        return random(in: range, using: &numbers)
      }
    }

    extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
      static func random(in range: Range<Self>) -> Self {
        var numbers = RepeatableNumberGenerator()
        return random(in: range, using: &numbers)
      }

      static func random(in range: ClosedRange<Self>) -> Self {
        var numbers = RepeatableNumberGenerator()
        return random(in: range, using: &numbers)
      }
    }

    extension Bool {
      static func random() -> Bool {
        var numbers = RepeatableNumberGenerator()
        return random(using: &numbers)
      }
    }

    extension Collection {
      func randomElement() -> Element? {
        var numbers = RepeatableNumberGenerator()
        return randomElement(using: &numbers)
      }
    }

    extension Sequence {
      func shuffled() -> [Element] {
        var numbers = RepeatableNumberGenerator()
        return shuffled(using: &numbers)
      }
    }

    extension MutableCollection where Self: RandomAccessCollection {
      mutating func shuffle() {
        var numbers = RepeatableNumberGenerator()
        shuffle(using: &numbers)
      }
    }

    """
}
#endif
