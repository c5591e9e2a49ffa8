import ModelChecker

/// Answers that look random but depend on a seed and on what is asked about alone.
struct Dice {
  var seed: Int

  /// A number from 0 that is less than `sides`.
  func roll(_ sides: Int, _ about: Int...) -> Int {
    var word = SplitMix64(seed: UInt64(seed)).mixed(with: 0)
    for value in about { word = SplitMix64(seed: word).mixed(with: value) }
    return Int(word % UInt64(sides))
  }

  /// A judgment: violated once in `odds`, not exercised twice, else it holds.
  func judge(odds: Int, _ about: Int...) -> Judgment {
    var word = 0
    for value in about { word = roll(1 << 20, word, value) }
    return switch roll(odds, word) {
    case 0: .violated("rolled by \(about)")
    case 1, 2: .notExercised
    default: .holds
    }
  }
}

extension SplitMix64 {
  fileprivate func mixed(with value: Int) -> UInt64 {
    var generator = self
    let word = generator.next()
    generator = SplitMix64(seed: word ^ UInt64(truncatingIfNeeded: value))
    return generator.next()
  }
}

extension Step<Int, Int> {
  /// Everything about a step that a property may look at, as one number.
  var digest: Int {
    var digest = source * 31 + transition.event.ordinal
    for choice in transition.choices { digest = digest * 31 + choice + 1 }
    for effect in effects { digest = digest * 31 + effect + 7 }
    return digest * 31 + (target ?? -1)
  }
}
