import ArgumentParser
import ModelChecker
import NavigationChecking
import NavigationHarness
import NavigationModel

/// The hidden command by which this executable runs live objects for another one.
struct WorkerCommand: VerifierSubcommand {
  static let configuration = CommandConfiguration(
    commandName: WorkerLaunch.command, abstract: "Runs live objects for another process.",
    shouldDisplay: false)

  @Argument var system: String
  @OptionGroup var form: FormOptions

  func run(in context: CommandContext) throws {
    let verifiable = try context.systems.named(system)
    // A worker is told everything by options: files and the environment have no say.
    let settings = try context.settings(options: form.values, of: verifiable)
    let made = try verifiable.made(try SystemConfiguration(settings, of: verifiable))
    // A live system that finds itself in a worker stays here and does not return.
    _ = try made.start()
    throw CommandError(.usage, .notAWorker)
  }
}

extension String {
  fileprivate static let notAWorker =
    "'\(WorkerLaunch.command)' is used by the verifier itself. Run 'check' instead."
}
