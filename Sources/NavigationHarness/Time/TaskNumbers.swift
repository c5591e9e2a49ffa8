/// A set of numbers of tasks.
///
/// The runtime counts tasks, so that those of one subject have numbers that follow each other: a bit each
/// costs less than to hash them.
struct TaskNumbers {
  private var first: UInt32 = 0
  private var words: [UInt64] = []
  /// The numbers that are far from the others, such as those of tasks that an earlier subject has left.
  private var others: Set<UInt32> = []

  /// The greatest distance from the first number of those that have a bit.
  private static let span: UInt32 = 1 << 20

  mutating func insert(_ number: UInt32) {
    if words.isEmpty { first = number }
    guard let (word, bit) = place(of: number) else {
      others.insert(number)
      return
    }
    while words.count <= word { words.append(0) }
    words[word] |= bit
  }

  func contains(_ number: UInt32) -> Bool {
    guard let (word, bit) = place(of: number) else { return others.contains(number) }
    return word < words.count && words[word] & bit != 0
  }

  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    others = []
  }

  private func place(of number: UInt32) -> (word: Int, bit: UInt64)? {
    guard number >= first, number - first < Self.span else { return nil }
    let distance = number - first
    return (Int(distance / 64), 1 << UInt64(distance % 64))
  }
}
