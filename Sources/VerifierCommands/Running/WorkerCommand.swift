import NavigationHarness
import NavigationModel

/// The command line by which this executable is started again as a worker.
enum WorkerCommand {
  /// Makes the systems made from now on start their workers with this form.
  static func prepare(system: String, configuration: SystemConfiguration) {
    guard configuration.isolation == .worker else { return }
    var arguments = [ServeCommand.name, system]
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
