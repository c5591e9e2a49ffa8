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
    // What a worker has to do was all typed: files and the environment have no say.
    let settings = try Settings(Configuration(), options: form.words, of: verifiable)
    let made = try verifiable.launched(try SystemConfiguration(settings, of: verifiable))
    // A live system that finds itself in a worker serves from here on and does not return.
    _ = try made.start()
    throw CommandError(.usage, .notAWorker)
  }
}

extension String {
  fileprivate static let notAWorker =
    "'serve-subjects' is used by the verifier itself. Run 'check' instead."
}
