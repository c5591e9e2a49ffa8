import Testing

@testable import NavigationHarness

/// Numbers of tasks, beside a set that hashes them.
@Suite struct TaskNumbersTests {
  @Test(arguments: UInt64(0)..<20)
  func numbersNearAndFarAreKeptLikeInASet(seed: UInt64) {
    var random = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    func next(below bound: UInt32) -> UInt32 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(random >> 33) % bound
    }
    var numbers = TaskNumbers()
    for _ in 0..<3 {
      var plain: Set<UInt32> = []
      let first = next(below: 1 << 30)
      var asked: [UInt32] = [0, .max]
      for _ in 0..<200 {
        // Before the first one, near it, and as far from it as no bit reaches.
        let number = [first &- next(below: 99), first + next(below: 5_000), next(below: .max)]
          .randomElement(by: next(below: 3))
        #expect(numbers.contains(number) == plain.contains(number))
        numbers.insert(number)
        plain.insert(number)
        asked += [number, number &+ 1]
      }
      #expect(asked.filter { numbers.contains($0) } == asked.filter { plain.contains($0) })
      numbers.removeAll()
      #expect(!asked.contains { numbers.contains($0) })
    }
  }
}

extension [UInt32] {
  fileprivate func randomElement(by place: UInt32) -> UInt32 { self[Int(place)] }
}
