import NavigationHarness
import NavigationModel

/// The command line by which this executable is started again as a worker.
enum WorkerCommand {
  /// How a worker is started that makes a system in this form.
  static func launch(system: String, configuration: SystemConfiguration) -> WorkerLaunch {
    WorkerLaunch(arguments: [ServeCommand.name, system] + configuration.options)
  }
}
