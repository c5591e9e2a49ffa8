import ArgumentParser
import ModelChecker
import NavigationHarness
import NavigationModel

/// The hidden command by which this executable runs subjects for another one.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve-subjects", abstract: "Runs subjects for another process.",
    shouldDisplay: false)

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

/// The command line by which this executable is started again as a worker.
enum WorkerCommand {
  /// Makes the systems made from now on start their workers with this form.
  static func prepare(system: String, configuration: SystemConfiguration) {
    guard configuration.isolation == .worker else { return }
    var arguments = [ServeCommand.configuration.commandName!, system]
    if let variant = configuration.variant, configuration.undoing.isEmpty {
      arguments += ["--variant", variant]
    }
    for mend in configuration.undoing { arguments += ["--undo", mend] }
    for (key, bound) in configuration.scope.sorted(by: { $0.key < $1.key }) {
      arguments += ["--scope", "\(key)=\(bound)"]
    }
    WorkerLaunch.current = WorkerLaunch(arguments: arguments)
  }
}
