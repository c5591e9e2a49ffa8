/// Random numbers that are the same on every run.
public struct Dice {
  private var state: UInt64

  /// Makes dice that fall otherwise for each seed.
  public init(_ seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  /// Returns a number from zero up to, and without, the number of sides.
  public mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  /// Returns an element; nil where there is none.
  public mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[roll(list.count)]
  }
}
