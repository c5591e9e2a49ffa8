import ArgumentParser
import NavigationHarness
import NavigationModel
import NavigationReports

/// The options about the form of a system that a command works on.
struct FormOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The variant. (default: the system's first)",
      valueName: "name"),
    completion: .variants)
  var variant: String?

  @Option(
    name: .customLong("without"), parsing: .singleValue,
    help: ArgumentHelp(
      "A fix to leave out of the variant repaired. Can be repeated.", valueName: "fix"),
    completion: .fixes)
  var leftOut: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A bound of the scope to change, to 1000 at most. Can be repeated.", valueName: "key=value"),
    completion: .bounds)
  var scope: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Run live objects in this process instead of in a worker. A trap then ends it.")
  var inProcess: Bool?

  /// The values that were typed.
  var values: [SettingValue?] {
    [.option(.variant, variant), .option(.inProcess, inProcess)]
      + leftOut.map { .option(.without, $0) } + SettingValue.options(.scope, scope)
  }
}

extension SystemConfiguration {
  /// The form of every system that is asked for, in whatever variant.
  init(_ settings: Settings) throws {
    let bounds = try settings.values(.scope).map { try $0.bound() }
    self.init(
      scope: Dictionary(bounds.map { ($0.key, $0.value) }) { $1 },
      isolation: try settings.isOn(.inProcess) ? .inProcess : .worker)
  }

  /// The form of a system that is asked for.
  init(_ settings: Settings, of system: any VerifiableSystem) throws {
    try self.init(settings)
    let chosen = try settings.value(.variant)?.choice(of: system.variants, of: system.name)
    let fixes = try settings.values(.without).map {
      try $0.choice(of: system.fixes.map(\.name), kind: "fix", of: system.name)
    }.unique
    variant = fixes.isEmpty ? chosen : Self.repaired
    without = fixes
  }
}

extension WorkerLaunch {
  /// The name of the hidden command that runs live objects.
  static let command = "run-objects"

  /// Makes the launch of this executable, known by a name, as a worker that makes a system in a form.
  ///
  /// Where there are no workers, a trap ends the process with the status that it would have led to.
  init(of system: any VerifiableSystem, in configuration: SystemConfiguration, executable: String) {
    self.init(arguments: [Self.command, system.name] + configuration.options)
    let context = ReportContext(executable: executable, configuration: configuration)
    whenTrapped = { [name = system.name] trap in
      let replay = trap.trace.map { "\nReplay: \(context.replayCommand($0, of: name))" } ?? ""
      let status: ExitStatus = trap.fault.isOfSystem ? .systemFault : .violated
      Terminal.abandon(CommandError(status, "\(trap)\(replay)"))
    }
  }
}
