import NavigationHarness
import NavigationModel

/// The command line by which this executable is started again as a worker.
enum WorkerCommand {
  /// How a worker is started that makes a system in this form.
  static func launch(system: String, configuration: SystemConfiguration) -> WorkerLaunch {
    var arguments = [ServeCommand.name, system]
    if let variant = configuration.variant, configuration.undoing.isEmpty {
      arguments += ["--variant", variant]
    }
    for mend in configuration.undoing { arguments += ["--undo", mend] }
    for (key, bound) in configuration.scope.sorted(by: { $0.key < $1.key }) {
      arguments += ["--scope", "\(key)=\(bound)"]
    }
    return WorkerLaunch(arguments: arguments)
  }
}
