import Foundation

/// What the machine gives two threads that do not get in each other's way.
struct TwoLoops {
  /// How many times as much two loops do in a time as one does.
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
