import ArgumentParser
import NavigationModel

/// The verifier's commands over a list of systems.
///
/// An app mounts them over its own systems in an executable of a few lines:
///
/// ```swift
/// import VerifierCommands
///
/// @main
/// struct AppVerifier {
///   static func main() { Verifier.main(name: "app-verifier", systems: [Library()]) }
/// }
/// ```
public enum Verifier {
  /// The version of the commands.
  public static let version: String = "0.1.0"

  /// The systems and the name of the executable that the commands work with.
  ///
  /// Written once, before any command runs.
  nonisolated(unsafe) static var mounted = Mounted(name: "verifier", systems: [])

  /// Runs the command that the process was started with, and ends the process.
  ///
  /// Must be called on the main thread: subjects of live systems belong to the main actor.
  ///
  /// - Parameters:
  ///   - name: the executable's name, as help and replay commands print it.
  ///   - systems: the systems, in the order in which they are listed and checked.
  ///   - arguments: the arguments, without the executable's name.
  public static func main(
    name: String = "verifier", systems: [any VerifiableSystem],
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    mounted = Mounted(name: name, systems: systems)
    Terminal.prepare()
    do {
      var command = try VerifierCommand.parseAsRoot(arguments)
      try (command as? any ConfigurableCommand)?.configure()
      try command.run()
      Terminal.exit(.success)
    } catch let status as ExitStatus {
      Terminal.exit(status)
    } catch let error as CommandError {
      Terminal.fail(error)
    } catch {
      VerifierCommand.exit(withError: error)
    }
  }

  struct Mounted {
    var name: String
    var systems: [any VerifiableSystem]
  }
}

struct VerifierCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Verifier.mounted.name,
      abstract: "Model-checks the navigation of coordinators.",
      discussion: """
        Explores every navigation state that the coordinators can reach, judges invariants on \
        all of them, and answers each violation with a shortest sequence of events.

        Exit codes: 0 all hold; 1 violated; 2 inconclusive; 3 the system itself is at fault; \
        64 usage; 66 input missing; 74 cannot write.
        """,
      version: Verifier.version,
      subcommands: [
        CheckCommand.self, ReplayCommand.self, GraphCommand.self, ReportCommand.self,
        DiffCommand.self, BaselineCommand.self, InitCommand.self, ExplainCommand.self,
        ListCommand.self, DoctorCommand.self, DumpConfigurationCommand.self,
        ServeCommand.self,
      ])
  }
}
