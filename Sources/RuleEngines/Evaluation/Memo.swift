/// Answers for combinations of values of some components: a table from the masked words of a state
/// to a number.
///
/// The table is dropped when it seldom knows an answer.
struct Memo {
  /// The number of look-ups.
  private(set) var lookups = 0

  /// The number of answers kept.
  private(set) var count = 0

  /// A Boolean value that indicates whether answers are no longer kept.
  private(set) var isDropped = false

  private let masks: UnsafeMutablePointer<UInt64>
  private let words: UnsafeMutablePointer<Int>
  /// The number of words of a key.
  private let width: Int
  /// The number of words of a state.
  private let stateWidth: Int
  private var keys: UnsafeMutablePointer<UInt64>
  private var answers: UnsafeMutablePointer<Int>
  private var shift: UInt64
  private var logarithm = 6

  /// No key has this word, since the top bit of a state's words is 0.
  private static let empty = UInt64.max

  /// The number of answers that are kept before it is measured how many are asked for again.
  private static let trial = 1 << 14

  init(mask: [UInt64]) {
    var used = mask.indices.filter { mask[$0] != 0 }
    if used.isEmpty { used = [0] }
    width = used.count
    stateWidth = mask.count
    masks = .allocate(capacity: width)
    words = .allocate(capacity: width)
    for (index, word) in used.enumerated() {
      masks[index] = mask[word]
      words[index] = word
    }
    shift = UInt64(64 - logarithm)
    keys = .allocate(capacity: width << logarithm)
    keys.initialize(repeating: Self.empty, count: width << logarithm)
    answers = .allocate(capacity: 1 << logarithm)
  }

  func deallocate() {
    masks.deallocate()
    words.deallocate()
    keys.deallocate()
    answers.deallocate()
  }

  /// Returns the answer for a state, or a number below zero when none is kept.
  @inline(__always)
  mutating func find(_ state: UnsafePointer<UInt64>) -> Int {
    lookups &+= 1
    if width == 1 {
      let key = state[words[0]] & masks[0]
      var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) &>> shift)
      let mask = 1 &<< logarithm &- 1
      while true {
        let found = keys[slot]
        if found == key { return answers[slot] }
        if found == Self.empty { return -1 }
        slot = (slot &+ 1) & mask
      }
    }
    return findWide(state)
  }

  private func findWide(_ state: UnsafePointer<UInt64>) -> Int {
    let slot = place(of: state)
    return keys[slot * width] == Self.empty ? -1 : answers[slot]
  }

  /// The slot that has a state's key, or that is free for it.
  private func place(of state: UnsafePointer<UInt64>) -> Int {
    var hash: UInt64 = 0
    for word in 0..<width {
      hash = (hash ^ state[words[word]] & masks[word]) &* 0x9e37_79b9_7f4a_7c15
      if word + 1 < width { hash ^= hash &>> 29 }
    }
    let mask = 1 << logarithm - 1
    var slot = Int(truncatingIfNeeded: hash &>> shift)
    while keys[slot * width] != Self.empty {
      if (0..<width).allSatisfy({ keys[slot * width + $0] == state[words[$0]] & masks[$0] }) {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Keeps an answer, unless too few are asked for again to be worth their memory.
  mutating func keep(_ answer: Int, for state: UnsafePointer<UInt64>) {
    if count >= Self.trial, count * 2 > lookups {
      isDropped = true
      empty(logarithm: 1)
    }
    guard !isDropped else { return }
    if (count + 1) * 2 > 1 << logarithm { grow() }
    insert(answer, for: state)
  }

  private mutating func insert(_ answer: Int, for state: UnsafePointer<UInt64>) {
    let slot = place(of: state)
    for word in 0..<width { keys[slot * width + word] = state[words[word]] & masks[word] }
    answers[slot] = answer
    count += 1
  }

  private mutating func empty(logarithm: Int) {
    keys.deallocate()
    answers.deallocate()
    count = 0
    self.logarithm = logarithm
    shift = UInt64(64 - logarithm)
    keys = .allocate(capacity: width << logarithm)
    keys.initialize(repeating: Self.empty, count: width << logarithm)
    answers = .allocate(capacity: 1 << logarithm)
  }

  private mutating func grow() {
    let (oldKeys, oldAnswers, oldCapacity) = (keys, answers, 1 << logarithm)
    keys = .allocate(capacity: 1)
    answers = .allocate(capacity: 1)
    empty(logarithm: logarithm + 1)
    // A key is put at its words of a state, from which it is read again.
    let state = UnsafeMutablePointer<UInt64>.allocate(capacity: stateWidth)
    state.initialize(repeating: 0, count: stateWidth)
    for slot in 0..<oldCapacity where oldKeys[slot * width] != Self.empty {
      for word in 0..<width { state[words[word]] = oldKeys[slot * width + word] }
      insert(oldAnswers[slot], for: state)
    }
    state.deallocate()
    oldKeys.deallocate()
    oldAnswers.deallocate()
  }

  /// The masked words of a state, the others 0.
  func masked(
    _ state: UnsafePointer<UInt64>, into target: UnsafeMutablePointer<UInt64>, of all: Int
  ) {
    for word in 0..<all { target[word] = 0 }
    for word in 0..<width { target[words[word]] = state[words[word]] & masks[word] }
  }
}
