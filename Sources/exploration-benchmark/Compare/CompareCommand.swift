import ArgumentParser
import Foundation
import ModelCheckerTestSupport

/// Compares the cost of the engines with that of a reference in C and of Spin.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares the cost of the engines with that of a reference in C and of Spin.",
    discussion: """
      Needs a C compiler named cc; without the program spin it leaves Spin out. Each program runs \
      in a process of its own and must find the counts that are known in closed form.
      """)

  @Option(help: "The number of runs of each program; medians are reported.") var rounds = 3
  @Option(help: "The largest size: S, M, L or XL.") var largest = "XL"
  @Option(help: "The folder in which performance.md and performance.svg are written.")
  var output = "Reports"
  @Option(
    help: ArgumentHelp(
      "This program, built without optimization, to explore live objects with it, too.",
      valueName: "file"))
  var debugBuild: String?

  func validate() throws {
    guard Size.all.contains(where: { $0.name == largest }) else {
      throw ValidationError("There is no size '\(largest)'. The sizes are S, M, L and XL.")
    }
    guard rounds > 0 else { throw ValidationError("At least one round must be run.") }
  }

  func run() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("exploration-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let last = Size.all.firstIndex { $0.name == largest }!
    var results: [SizeResult] = []
    for (position, size) in Size.all.enumerated() where position <= last {
      results.append(
        try measure(Program.all().filter { position <= $0.largest }, at: size, in: directory))
    }
    var growth: [SizeResult] = []
    for tabs in 1...10 {
      let size = Size(name: "T\(tabs)", nav: Nav(tabs: tabs, depth: 2, routes: 3, sheets: 2))
      // With more tabs than those of the largest size only sets of states are left.
      let mostTabs = Size.all[last].nav.tabs
      let programs = Program.growing.filter {
        tabs <= mostTabs || $0.name == Program.symbolic
      }
      growth.append(try measure(programs, at: size, in: directory))
    }
    let report = PerformanceReport(
      results: results, growth: growth, rounds: rounds, patience: Self.patience,
      loops: TwoLoops.measured(), live: try liveSearches(in: directory),
      checks: try checks(in: directory), liveGrowth: try liveGrowth(in: directory))
    let folder = URL(fileURLWithPath: output)
    try report.markdown.write(
      to: folder.appendingPathComponent("performance.md"), atomically: true, encoding: .utf8)
    try report.chart.write(
      to: folder.appendingPathComponent("performance.svg"), atomically: true, encoding: .utf8)
    print("Written: \(output)/performance.md and \(output)/performance.svg")
  }

  /// The greatest number of seconds for which a program is run more than once.
  private static let patience = 8.0

  /// Explores live objects, in programs of their own.
  private func liveSearches(in directory: URL) throws -> [ByHandMeasurement] {
    try ([Program.executable] + (debugBuild.map { [URL(fileURLWithPath: $0).path] } ?? [])).map {
      let run = try ProcessRun.of(
        [$0, "by-hand", "--rounds", "\(rounds)", "--format", "json"], in: directory)
      do {
        return try JSONDecoder().decode(ByHandMeasurement.self, from: Data(run.output.utf8))
      } catch {
        throw BenchmarkError.cannotMeasure($0, output: run.output)
      }
    }
  }

  /// Runs the default checks of the verifier beside this program, if there is one.
  private func checks(in directory: URL) throws -> [CheckMeasurement] {
    guard let verifier = CheckedForm.builtVerifier else { return [] }
    return try CheckedForm.all(of: verifier, in: directory).map {
      try CheckMeasurement.of($0, by: [verifier], rounds: rounds, in: directory)
    }
  }

  /// Searches the app that goes on and on to more and more states, if there is a verifier.
  private func liveGrowth(in directory: URL) throws -> GrowthMeasurement? {
    guard let verifier = CheckedForm.builtVerifier else { return nil }
    return try .of(.thatGrows, by: verifier, to: Self.mostLiveStates, in: directory)
  }

  /// The number of states at which the last search of a growing app ends.
  private static let mostLiveStates = 10_000

  /// Runs all programs in turn, so that what slows the machine down slows them all down; every
  /// other time in the opposite order, since what ran before has an effect too.
  private func measure(_ programs: [Program], at size: Size, in directory: URL) throws -> SizeResult
  {
    var commands: [[String]] = []
    for (number, program) in programs.enumerated() {
      let folder = directory.appendingPathComponent("\(size.name)-\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      commands.append(try program.prepare(size.nav, folder))
    }
    var runs = [[ProcessRun]](repeating: [], count: programs.count)
    for round in 0..<rounds {
      let order = Array(programs.indices)
      for number in round % 2 == 0 ? order : order.reversed() {
        if let first = runs[number].first, first.wallSeconds > Self.patience { continue }
        let run = try ProcessRun.of(
          commands[number], in: directory.appendingPathComponent("\(size.name)-\(number)"))
        try check(run, of: programs[number], at: size)
        runs[number].append(run)
      }
    }
    return SizeResult(
      size: size, programs: zip(programs, runs).map { ProgramResult(name: $0.name, runs: $1) })
  }

  private func check(_ run: ProcessRun, of program: Program, at size: Size) throws {
    let expected = (size.nav.expectedStates, size.nav.expectedTransitions)
    let found = program.read(run.output)
    guard let found, found == expected else {
      throw BenchmarkError.wrongCounts(
        program: program.name, size: size.name,
        found: found.map { "\($0.states) states and \($0.transitions) transitions" }
          ?? "nothing (it wrote: \(run.output.suffix(300)))",
        expected: "\(expected.0) states and \(expected.1) transitions")
    }
  }
}
