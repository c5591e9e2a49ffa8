import Testing

@testable import NavigationChecking

/// The search for fixes that end a violation, where a rule gives their effect.
@Suite struct FixSearchTests {
  private typealias Found = FixSearch.Found

  private func smallest(
    of candidates: String, patience: Int = 400,
    _ rule: @escaping (Set<String>) -> FixSearch.Outcome
  ) throws -> Found? {
    try FixSearch(candidates: candidates.map { String($0) }, patience: patience) {
      rule(Set($0))
    }.smallest()
  }

  @Test func oneFixThatEndsItIsFound() throws {
    #expect(
      try smallest(of: "abc") { $0.contains("b") ? .holds : .violates } == Found(fixes: ["b"]))
  }

  @Test func ofSeveralOneThatDoesNotBarTheWayComesFirst() throws {
    #expect(
      try smallest(of: "abcd") {
        $0.contains("a") ? .refused : $0.contains("b") || $0.contains("d") ? .holds : .violates
      } == Found(fixes: ["b"], alternatives: [["d"], ["a"]]))
  }

  @Test func twoFixesOfWhichNeitherIsEnoughAreFound() throws {
    #expect(
      try smallest(of: "abcd") { $0.isSuperset(of: ["b", "d"]) ? .holds : .violates }
        == Found(fixes: ["b", "d"]))
  }

  @Test func aSmallerSetThanTheOneThatNothingCanBeLeftOutOfIsFound() throws {
    // Leaving out a, then b, leads to cde; ab is enough, too.
    #expect(
      try smallest(of: "abcde") {
        $0.isSuperset(of: ["a", "b"]) || $0.isSuperset(of: ["c", "d", "e"]) ? .holds : .violates
      } == Found(fixes: ["a", "b"]))
  }

  @Test func patienceEndsTheSearchForASmallerSet() throws {
    #expect(
      try smallest(of: "abcde", patience: 9) {
        $0.isSuperset(of: ["a", "b"]) || $0.isSuperset(of: ["c", "d", "e"]) ? .holds : .violates
      } == Found(fixes: ["c", "d", "e"], isSmallest: false))
  }

  @Test func nothingHelps() throws {
    #expect(try smallest(of: "abc") { _ in .violates } == nil)
    #expect(try smallest(of: "") { _ in .violates } == nil)
  }

  /// Against all subsets, on rules drawn by lot that more fixes never make worse.
  @Test func noSmallerSetEndsIt() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let ends = (0..<3).map { _ in UInt8.random(in: 1..<64, using: &random) }
      func isEnough(_ bits: UInt8) -> Bool { ends.contains { bits & $0 == $0 } }
      func bits(_ fixes: Set<String>) -> UInt8 {
        fixes.reduce(0) { $0 | 1 << UInt8("abcdef".firstIndex(of: $1)!) }
      }
      let found = try #require(smallest(of: "abcdef") { isEnough(bits($0)) ? .holds : .violates })
      let least = (UInt8(1)..<64).filter(isEnough).map(\.nonzeroBitCount).min()
      #expect(found.fixes.count == least)
      #expect(found.isSmallest)
      for fixes in [found.fixes] + found.alternatives { #expect(isEnough(bits(Set(fixes)))) }
    }
  }
}

extension String {
  /// The position of a letter.
  fileprivate func firstIndex(of letter: String) -> Int? {
    firstIndex(of: Character(letter)).map { distance(from: startIndex, to: $0) }
  }
}
