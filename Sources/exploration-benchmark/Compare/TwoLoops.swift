import Foundation

/// The speed that the machine gives two threads that do not disturb each other.
struct TwoLoops {
  /// The ratio of the work that two loops do in a time to that of one.
  var speedup: Double

  /// Runs one loop, then two at the same time; the best of a few tries counts.
  static func measured() -> TwoLoops {
    let tries = (0..<5).map { _ in 2 * seconds(loops: 1) / seconds(loops: 2) }
    return TwoLoops(speedup: tries.max()!)
  }

  private static func seconds(loops: Int) -> Double {
    let clock = ContinuousClock()
    let begin = clock.now
    DispatchQueue.concurrentPerform(iterations: loops) { number in
      var word = UInt64(number)
      for _ in 0..<200_000_000 { word = word &* 0x5851_f42d_4c95_7f2d &+ 1 }
      precondition(word != 0)
    }
    return begin.duration(to: clock.now) / .seconds(1)
  }
}
