import ArgumentParser
import ModelChecker
import NavigationModel

/// The hidden command by which this executable runs subjects for another one.
struct ServeCommand: ParsableCommand {
  /// The name of the command.
  static let name = "serve-subjects"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Runs subjects for another process.", shouldDisplay: false)

  @Argument var system: String
  @OptionGroup var form: FormOptions

  func run() throws {
    let verifiable = try Names.system(system)
    let made = try verifiable.made(try form.configuration(for: verifiable))
    // A live system that finds itself in a worker serves from here on and does not return.
    _ = try made.start()
    throw CommandError(.usage, .notAWorker)
  }
}

extension String {
  fileprivate static let notAWorker =
    "'serve-subjects' is used by the verifier itself. Run 'check' instead."
}
