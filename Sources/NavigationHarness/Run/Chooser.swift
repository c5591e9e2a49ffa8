/// The answers to the questions that come up within an event: from a script, and then 0.
///
/// By running an event again with a longer script, every combination of answers is met once; see
/// ``nextScript``.
struct Chooser {
  /// The answers given so far.
  private(set) var answers: [Int] = []

  /// The number of answers that each question had.
  private(set) var counts: [Int] = []

  /// A Boolean value that indicates whether a question had fewer answers than the script asked for.
  private(set) var scriptDidNotFit = false

  private var script: [Int]

  /// The number of questions after which further ones are answered with 0 for good.
  let bound: Int

  init(script: [Int] = [], bound: Int = 16) {
    self.script = script
    self.bound = bound
  }

  /// A Boolean value that indicates whether the script answers questions that did not come up.
  var hasUnusedScript: Bool { script.dropFirst(answers.count).contains { $0 != 0 } }

  mutating func choose(_ count: Int) -> Int {
    guard answers.count < bound else { return 0 }
    var answer = answers.count < script.count ? script[answers.count] : 0
    if answer >= count {
      scriptDidNotFit = true
      answer = 0
    }
    answers.append(answer)
    counts.append(count)
    return answer
  }

  /// The script after this one in the order of a depth-first enumeration, or nil after the last.
  static func next(after answers: [Int], counts: [Int]) -> [Int]? {
    for position in answers.indices.reversed() where answers[position] + 1 < counts[position] {
      return Array(answers[..<position]) + [answers[position] + 1]
    }
    return nil
  }
}
