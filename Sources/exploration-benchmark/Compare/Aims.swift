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
      let memoised = large.result(of: Program.memoised)
    else { return [] }
    let bytes = { (program: ProgramResult) in
      program.peakBytes / Double(large.size.nav.expectedStates)
    }
    var aims = [
      Aim(
        "memoised: at most 0.8 of the C reference's CPU time", large.ratio(memoised), "",
        isMet: large.ratio(memoised) <= 0.8),
      Aim(
        "memoised: at most 36 bytes per state, traces included", bytes(memoised), "",
        isMet: bytes(memoised) <= 36),
    ]
    if let untraced = large.result(of: Program.untraced) {
      aims.append(
        Aim(
          "memoised without traces: at most 30 bytes per state", bytes(untraced), "",
          isMet: bytes(untraced) <= 30))
    }
    if let symbolic = large.result(of: Program.symbolic) {
      aims.append(
        Aim(
          "symbolic: at most 0.05 of the C reference's CPU time", large.ratio(symbolic), "",
          isMet: large.ratio(symbolic) <= 0.05))
      let huge = results.first { $0.size.name == "XL" }?.result(of: Program.symbolic)
      if let huge {
        let factor = huge.cpuSeconds / symbolic.cpuSeconds
        aims.append(
          Aim("symbolic: XL takes at most twice as long as L", factor, "×", isMet: factor <= 2))
      }
    }
    if let naive = large.result(of: Program.naive) {
      for name in [Program.general, Program.encoded, Program.fingerprinted] {
        guard let general = large.result(of: name) else { continue }
        let speed = naive.cpuSeconds / general.cpuSeconds
        let memory = general.peakBytes / naive.peakBytes
        aims += [
          Aim(
            "\(name): at least 4 times as fast as a `Set` of natural states", speed, "×",
            isMet: speed >= 4),
          Aim("\(name): at most half of its memory", memory, "", isMet: memory <= 0.5),
        ]
      }
    }
    if let spin = large.result(of: Program.spinDepthFirst) {
      let factor = spin.cpuSeconds / memoised.cpuSeconds
      aims.append(
        Aim("Spin: at least 8 times slower than memoised", factor, "×", isMet: factor >= 8))
    }
    if let alone = large.result(of: Program.untraced),
      let together = large.result(of: Program.shared)
    {
      let speedup = alone.wallSeconds / together.wallSeconds
      aims.append(
        Aim(
          "two workers: at least 1.5 times as fast as one (two loops that share nothing did "
            + String(format: "%.2f", loops.speedup) + " times as much as one)", speedup, "×",
          isMet: speedup >= 1.5))
    }
    return aims
  }

  /// The aims that a search of live objects is judged by.
  static func all(_ live: LiveMeasurement) -> [Aim] {
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
