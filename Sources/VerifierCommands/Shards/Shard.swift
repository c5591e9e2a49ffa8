/// A share of the jobs of a report: one of several that together are all of them.
struct Shard: Codable, Hashable, Sendable {
  /// The number of the share, from one.
  let number: Int
  /// The number of shares.
  let count: Int

  /// The greatest number of shares.
  static let mostShares = 10_000

  /// Makes one of several shares.
  init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads a share as it is typed: `3/8`.
  ///
  /// - Throws: ``CommandError``.
  init(_ text: String) throws {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else {
      throw CommandError(.usage, .malformed(text))
    }
    guard (1...Self.mostShares).contains(count), (1...count).contains(number) else {
      throw CommandError(.usage, .outOfRange(text))
    }
    self.init(number, of: count)
  }

  /// The name of the file that holds the outcomes of its jobs.
  var fileName: String { "shard-\(number)-of-\(count).json" }

  /// The share as it is typed.
  var text: String { "\(number)/\(count)" }

  /// Returns the positions of the jobs that belong to the share, in increasing order.
  ///
  /// The longest job that is left goes to the share with the least to do, so that all take about equally
  /// long. Where there are no fewer jobs than shares, no share is empty.
  ///
  /// - Parameter costs: the times that the jobs take, in any unit.
  /// - Complexity: O(*n* · *count*) for *n* jobs.
  func share(of costs: [Int]) -> [Int] {
    var loads = [Int](repeating: 0, count: count)
    var share: [Int] = []
    for job in costs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) }!
      loads[least] += max(1, costs[job])
      if least == number - 1 { share.append(job) }
    }
    return share.sorted()
  }
}

extension String {
  fileprivate static func malformed(_ text: String) -> String {
    "'\(text.shortened())' is not a shard. Write its number and how many there are, such as '--shard 3/8'."
  }

  fileprivate static func outOfRange(_ text: String) -> String {
    "There is no shard '\(text)': of 8 shards the numbers are 1 to 8, and there are at most "
      + "\(Shard.mostShares)."
  }
}
