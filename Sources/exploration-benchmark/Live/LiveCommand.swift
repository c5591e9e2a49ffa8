import ArgumentParser
import Foundation

/// Measures the default checks of the shipped systems.
struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Measures the default checks of the systems of a verifier.",
    discussion: """
      Runs 'check', without wider scopes, for each system in each variant, and says what a transition \
      costs. With --against, an earlier verifier takes turns with it: believe the ratio, since both meet \
      the same noise. With --growth, searches of the same systems that end at a thousand states, at three \
      thousand and so on tell how cost grows; nothing else is measured. Build for release.

      Exit codes: 0 measured; 1 the two verifiers give different answers; 64 usage.
      """)

  @Argument(help: ArgumentHelp("The systems to check. (default: all)", valueName: "system"))
  var systems: [String] = []

  @Option(
    help: ArgumentHelp(
      "The verifier to measure. (default: the one beside this program)", valueName: "file"))
  var verifier: String?

  @Option(help: ArgumentHelp("An earlier verifier to compare with.", valueName: "file"))
  var against: String?

  @Option(help: "The number of runs of each check; medians are reported.") var rounds = 3

  @Option(
    help: ArgumentHelp("Measure searches that end at up to this many states.", valueName: "states"))
  var growth: Int?

  @Option(
    help: ArgumentHelp("The variant to measure. (default: all)", valueName: "name"))
  var variant: String?

  func validate() throws {
    guard growth ?? 1_000 >= 1_000 else {
      throw ValidationError("Growth begins at a thousand states: --growth 1000 or more.")
    }
    guard rounds > 0 else { throw ValidationError("At least one round must be run.") }
  }

  func run() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("exploration-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let verifiers = ([verifier ?? CheckedForm.shippedVerifier] + [against].compactMap(\.self)).map {
      URL(fileURLWithPath: $0).path
    }
    let forms = try CheckedForm.all(of: verifiers[0], in: directory).filter {
      (systems.isEmpty || systems.contains($0.system))
        && (variant == nil || $0.variant == variant)
    }
    guard !forms.isEmpty else {
      let wanted = (systems.prefix(1) + [variant].compactMap(\.self)).joined(separator: " as ")
      throw ValidationError("There is no '\(wanted)'. 'verifier list' names all systems.")
    }
    if let growth {
      let tables = try forms.map {
        try GrowthMeasurement.of($0, by: verifiers[0], to: growth, in: directory).table
      }
      print(tables.joined(separator: "\n\n"))
      return
    }
    var measured: [CheckMeasurement] = []
    for form in forms {
      let one = try CheckMeasurement.of(form, by: verifiers, rounds: rounds, in: directory)
      measured.append(one)
      FileHandle.standardError.write(Data("\(one.summary)\n".utf8))
    }
    print(CheckTable(measured).text)
    if measured.contains(where: { !$0.agrees }) { throw ExitCode(1) }
  }
}
