import ArgumentParser
import NavigationChecking
import NavigationHarness
import NavigationModel
import NavigationReports

/// The systems that an executable offers its commands over.
struct MountedSystems: Sendable {
  /// The name of the executable, as help and replay commands print it.
  let executable: String
  /// The systems, in the order in which they are listed and checked.
  let all: [any VerifiableSystem]

  /// The systems while arguments are parsed.
  ///
  /// ArgumentParser makes the commands itself and asks static members for the executable's name and
  /// for completions: nothing can be handed to them.
  @TaskLocal static var current = MountedSystems(executable: "verifier", all: [])

  /// The names of the systems.
  var names: [String] { all.map(\.name) }

  /// Returns the system of a name, in upper or lower case.
  func named(_ name: String) throws -> any VerifiableSystem {
    let found = try Names.match(name, among: names, kind: "system")
    return all.first { $0.name == found }!
  }

  /// Returns the systems of some names; all when there are none.
  func named(_ names: [String]) throws -> [any VerifiableSystem] {
    try names.isEmpty ? all : names.map(named)
  }
}

/// The surroundings of one run of a command: systems, configuration and verbosity.
struct CommandContext {
  /// The version of the commands.
  static let version = "0.1.0"

  let systems: MountedSystems
  let configuration: Configuration
  let verbosity: Verbosity

  /// The folder in which searches keep what live objects do; nil where they don't.
  var checkpoints: CheckpointFolder?

  /// The cluster on which live objects run; nil: on this machine.
  var cluster: RayCluster?

  init(
    _ systems: MountedSystems, configuration: Configuration = Configuration(),
    verbosity: Verbosity = Verbosity()
  ) {
    self.systems = systems
    self.configuration = configuration
    self.verbosity = verbosity
  }

  /// The settings in force, for a system or for the run.
  func settings(
    options: [SettingValue?], of system: (any VerifiableSystem)? = nil
  ) throws -> Settings {
    try Settings(configuration, options: options, of: system)
  }

  /// The style of text for standard output.
  var style: TextStyle {
    verbosity.style(isTerminal: Terminal.isOutputTerminal, isSet: Terminal.isSet)
  }

  /// Writes a line to standard error, unless the run is quiet.
  func remark(_ line: String) { if !verbosity.isQuiet { Terminal.note(line) } }

  /// The part of the set-up that checks depend on.
  var checkEnvironment: CheckEnvironment {
    CheckEnvironment(
      executable: systems.executable,
      launch: { [executable = systems.executable, checkpoints, cluster] in
        var launch = WorkerLaunch(of: $0, in: $1, executable: executable)
        launch.checkpoints = checkpoints
        launch.cluster = cluster
        return launch
      },
      isInterrupted: { Interruption.isWanted },
      namesForm: { [configuration] in configuration.namesForm(of: $0) })
  }
}

/// A command over the mounted systems.
protocol VerifierSubcommand: ParsableCommand {
  /// Makes the context in which the command runs.
  func context(over systems: MountedSystems) throws -> CommandContext

  /// Runs the command.
  func run(in context: CommandContext) throws
}

extension VerifierSubcommand {
  func context(over systems: MountedSystems) throws -> CommandContext { CommandContext(systems) }
}
