import Foundation

/// An aim, and the result that was reached.
struct Aim {
  var text: String
  var measured: String
  var isMet: Bool

  private init(_ text: String, _ value: Double, _ unit: String, isMet: Bool) {
    self.text = text
    measured = String(format: "%.2f", value) + unit
    self.isMet = isMet
  }
}

extension Aim {
  /// The aims that can be judged by some results.
  static func all(_ results: [SizeResult], loops: TwoLoops) -> [Aim] {
    guard let large = results.first(where: { $0.size.name == "L" }),
      let memoized = large.result(of: Program.memoized)
    else { return [] }
    let huge = results.first { $0.size.name == "XL" }
    return ofMemoized(memoized, at: large) + ofSymbolic(at: large, and: huge)
      + ofGeneral(at: large) + ofSpin(at: large, against: memoized)
      + ofWorkers(at: large, loops: loops)
  }

  private static func ofMemoized(_ memoized: ProgramResult, at large: SizeResult) -> [Aim] {
    let bytes = { (program: ProgramResult) in
      program.peakBytes / Double(large.size.nav.expectedStates)
    }
    let aims = [
      Aim(
        "memoized: at most 0.8 of the C reference's CPU time", large.ratio(memoized), "",
        isMet: large.ratio(memoized) <= 0.8),
      Aim(
        "memoized: at most 36 bytes per state, traces included", bytes(memoized), "",
        isMet: bytes(memoized) <= 36),
    ]
    guard let untraced = large.result(of: Program.untraced) else { return aims }
    return aims + [
      Aim(
        "memoized without traces: at most 30 bytes per state", bytes(untraced), "",
        isMet: bytes(untraced) <= 30)
    ]
  }

  private static func ofSymbolic(at large: SizeResult, and huge: SizeResult?) -> [Aim] {
    guard let symbolic = large.result(of: Program.symbolic) else { return [] }
    let aim = Aim(
      "symbolic: at most 0.05 of the C reference's CPU time", large.ratio(symbolic), "",
      isMet: large.ratio(symbolic) <= 0.05)
    guard let huge = huge?.result(of: Program.symbolic) else { return [aim] }
    let factor = huge.cpuSeconds / symbolic.cpuSeconds
    return [
      aim, Aim("symbolic: XL takes at most twice as long as L", factor, "×", isMet: factor <= 2),
    ]
  }

  private static func ofGeneral(at large: SizeResult) -> [Aim] {
    guard let naive = large.result(of: Program.naive) else { return [] }
    // None for whole values: what no store can spare leaves too little; see *What a search costs*.
    return [Program.encoded, Program.fingerprinted].flatMap { name -> [Aim] in
      guard let general = large.result(of: name) else { return [] }
      let speed = naive.cpuSeconds / general.cpuSeconds
      let memory = general.peakBytes / naive.peakBytes
      return [
        Aim(
          "\(name): at least 4 times as fast as a `Set` of natural states", speed, "×",
          isMet: speed >= 4),
        Aim("\(name): at most half of its memory", memory, "", isMet: memory <= 0.5),
      ]
    }
  }

  private static func ofSpin(at large: SizeResult, against memoized: ProgramResult) -> [Aim] {
    guard let spin = large.result(of: Program.spinDepthFirst) else { return [] }
    let factor = spin.cpuSeconds / memoized.cpuSeconds
    return [Aim("Spin: at least 8 times slower than memoized", factor, "×", isMet: factor >= 8)]
  }

  private static func ofWorkers(at large: SizeResult, loops: TwoLoops) -> [Aim] {
    guard let alone = large.result(of: Program.untraced),
      let together = large.result(of: Program.shared)
    else { return [] }
    let speedup = alone.wallSeconds / together.wallSeconds
    return [
      Aim(
        "two workers: at least 1.5 times as fast as one (two loops that share nothing did "
          + String(format: "%.2f", loops.speedup) + " times as much as one)", speedup, "×",
        isMet: speedup >= 1.5)
    ]
  }

  /// The aims that a search of live objects is judged by.
  static func all(_ live: ByHandMeasurement) -> [Aim] {
    let build = live.isDebug ? "debug" : "release"
    return [
      Aim(
        "live objects in process, \(build): at least 0.6 of the speed of a search written by hand",
        live.speedInProcess, "×", isMet: live.speedInProcess >= 0.6),
      Aim(
        "live objects in a worker, \(build): at least 0.85 of that", live.speedOfWorker, "×",
        isMet: live.speedOfWorker >= 0.85),
    ]
  }
}
