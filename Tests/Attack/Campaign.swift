import Dispatch
import Foundation
import ModelChecker

/// A kind of attack, of which every one has a number and is the same each time.
protocol Attack: Sendable {
  /// The name by which it is asked for, such as `kills`.
  var name: String { get }

  /// Attacks once.
  func strike(_ number: Int, by random: inout SplitMix64) throws -> Strike
}

/// What came of one attack.
struct Strike: Sendable {
  /// What was done, as far as it takes to do it by hand.
  var deed: String
  /// How the victims ended.
  var endings: [Ending] = []
  /// What is wrong; empty where nothing is.
  var complaints: [String] = []
}

/// Attacks that were made, and what came of them.
struct Campaign {
  var name: String
  private(set) var count = 0
  private(set) var endings: [Ending.Manner: Int] = [:]
  /// The number of attacks in which something was wrong.
  private(set) var wrong = 0

  init(_ attack: some Attack) { name = attack.name }

  /// Makes attacks, several at a time.
  mutating func make(
    _ attack: some Attack, _ numbers: Range<Int>, seed: UInt64, jobs: Int, until end: Date
  ) throws {
    let results = Results(numbers)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while Date() < end, let number = results.next() {
        var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
        results.note(number, Result { try attack.strike(number, by: &random) })
      }
    }
    for (number, result) in results.all.sorted(by: { $0.key < $1.key }) {
      let strike = try result.get()
      count += 1
      for ending in strike.endings { endings[ending.manner, default: 0] += 1 }
      if strike.complaints.isEmpty { continue }
      wrong += 1
      print("✗ \(name) \(number): \(strike.deed)")
      for complaint in strike.complaints { print("  - \(complaint)") }
    }
    // Whoever waits for hours sees in a log what was found.
    fflush(nil)
  }

  /// The numbers, as a line.
  var summary: String {
    let texts = endings.map { manner, count in
      switch manner {
      case .exited(let status): (Int(status), "\(count)× \(status)")
      case .signaled(let signal): (1_000 + Int(signal), "\(count)× signal \(signal)")
      case .hung: (2_000, "\(count)× hung")
      }
    }
    let ends = texts.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: ", ")
    return "\(name): \(count), \(wrong) with something wrong; ends: \(ends)"
  }
}

/// The numbers still to come, and the results, for several threads.
private final class Results: @unchecked Sendable {
  // Unchecked: a lock guards what changes.
  private let lock = NSLock()
  private var waiting: Range<Int>
  private(set) var all: [Int: Result<Strike, any Error>] = [:]

  init(_ numbers: Range<Int>) { waiting = numbers }

  func next() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    return waiting.popFirst()
  }

  func note(_ number: Int, _ result: Result<Strike, any Error>) {
    lock.lock()
    defer { lock.unlock() }
    all[number] = result
  }
}
