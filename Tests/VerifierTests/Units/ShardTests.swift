import Testing

@testable import VerifierCommands

/// The division of jobs among shards.
@Suite struct ShardTests {
  /// Costs as different as they come: none known, one that outweighs all, and random ones.
  private static let costs: [[Int]] =
    [[], [1], [Int](repeating: 1, count: 44), [1_000] + [Int](repeating: 1, count: 20), [0, 0, 0]]
    + (0..<20).map { seed in
      var number = UInt64(seed)
      return (0..<(seed * 3)).map { _ in
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(number >> 40 % 1_000)
      }
    }

  @Test(arguments: costs) func everyJobIsInOneShard(_ costs: [Int]) {
    for count in 1...50 {
      let shares = (1...count).map { Shard($0, of: count).share(of: costs) }
      #expect(shares.flatMap(\.self).sorted() == Array(costs.indices))
      #expect(shares.allSatisfy { $0 == $0.sorted() })
    }
  }

  @Test(arguments: costs) func noShardHasMuchMoreToDoThanAnother(_ costs: [Int]) {
    // Otherwise its last job would have gone to a shard with less than the mean.
    let longest = costs.map { max(1, $0) }.max() ?? 0
    let all = costs.map { max(1, $0) }.reduce(0, +)
    for count in 1...20 {
      let most = (1...count).map { number in
        Shard(number, of: count).share(of: costs).map { max(1, costs[$0]) }.reduce(0, +)
      }.max()!
      #expect(most <= (all + count - 1) / count + longest)
    }
  }

  @Test(arguments: costs) func asManyShardsAsJobsHaveOneEach(_ costs: [Int]) {
    for number in costs.indices {
      #expect(Shard(number + 1, of: costs.count).share(of: costs).count == 1)
    }
  }

  @Test func jobsOfEqualLengthAreDealtInTurn() {
    #expect(Shard(2, of: 3).share(of: [1, 1, 1, 1, 1, 1, 1]) == [1, 4])
  }

  @Test(arguments: ["3", "a/b", "1/2/3", "", "/", "1/", "１/２"])
  func whatIsNoShardIsRefused(_ text: String) {
    #expect(
      throws: CommandError(
        .usage,
        "'\(text)' is not a shard. Write its number and how many there are, such as '--shard 3/8'.")
    ) {
      try Shard(text)
    }
  }

  @Test(arguments: ["0/3", "4/3", "-1/3", "1/0", "1/10001"])
  func aShardThatIsNotThereIsRefused(_ text: String) {
    #expect(
      throws: CommandError(
        .usage,
        "There is no shard '\(text)': of 8 shards the numbers are 1 to 8, and there are at most 10000."
      )
    ) {
      try Shard(text)
    }
  }

  @Test func aShardIsReadAsItIsTyped() throws {
    let shard = try Shard("3/8")
    #expect(shard == Shard(3, of: 8))
    #expect(shard.text == "3/8")
    #expect(shard.fileName == "shard-3-of-8.json")
  }
}
