import ArgumentParser
import ModelChecker
import NavigationHarness
import NavigationModel

/// The hidden command by which this executable runs live objects for another one.
struct WorkerCommand: VerifierSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "run-objects", abstract: "Runs live objects for another process.",
    shouldDisplay: false)

  @Argument var system: String
  @OptionGroup var form: FormOptions

  func run(in context: CommandContext) throws {
    let verifiable = try context.systems.named(system)
    // A worker is told everything by options: files and the environment have no say.
    let settings = try context.settings(options: form.values, of: verifiable)
    let made = try verifiable.launched(try SystemConfiguration(settings, of: verifiable))
    // A live system that finds itself in a worker stays here and does not return.
    _ = try made.start()
    throw CommandError(.usage, .notAWorker)
  }

  /// Returns how a worker is started that makes a system in a form.
  static func launch(system: String, configuration: SystemConfiguration) -> WorkerLaunch {
    WorkerLaunch(
      arguments: [Self.configuration.commandName!, system] + configuration.options)
  }
}

extension String {
  fileprivate static let notAWorker =
    "'run-objects' is used by the verifier itself. Run 'check' instead."
}
