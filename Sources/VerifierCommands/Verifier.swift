import ArgumentParser
import Files
import NavigationChecking
import NavigationHarness
import NavigationModel
import WorkerProcesses

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
  public static let version: String = CommandContext.version

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
    let systems = MountedSystems(executable: name, all: systems)
    Terminal.prepare()
    do {
      try ResourceLimits.check()
      // Not around the run: tasks of live systems would inherit it.
      var command = try MountedSystems.$current.withValue(systems) {
        try VerifierCommand.parseAsRoot(arguments)
      }
      if let command = command as? any VerifierSubcommand {
        try command.run(in: try command.context(over: systems))
      } else {
        try command.run()
      }
      Terminal.exit(.success)
    } catch let status as ExitStatus {
      Terminal.exit(status)
    } catch let error as CommandError {
      fail(error, given: arguments)
    } catch let error as CheckError {
      fail(CommandError(error), given: arguments)
    } catch let error as EnvironmentError {
      fail(CommandError(error), given: arguments)
    } catch let error as FileError {
      fail(CommandError(error), given: arguments)
    } catch let error as LiveCheckpointError {
      fail(CommandError(error), given: arguments)
    } catch let error as EngineCheckpointError {
      fail(CommandError(error), given: arguments)
    } catch let error as ClusterError {
      fail(CommandError(error), given: arguments)
    } catch {
      MountedSystems.$current.withValue(systems) { end(with: error, given: arguments) }
    }
  }

  /// Ends the process with an error that quotes at most a line of each argument.
  private static func fail(_ error: CommandError, given arguments: [String]) -> Never {
    var error = error
    error.description = Quotation.shortened(error.description, given: arguments)
    error.place = error.place.map { Quotation.shortened($0, given: arguments) }
    Terminal.fail(error)
  }

  /// Ends the process with what ArgumentParser has to say: help, a version, completions, a mistake.
  private static func end(with error: any Error, given arguments: [String]) -> Never {
    let text = VerifierCommand.fullMessage(for: error)
    let status = ExitStatus(code: VerifierCommand.exitCode(for: error).rawValue)
    if status == .success {
      do { try Terminal.print(text) } catch {
        Terminal.fail(error as? CommandError ?? CommandError(.cannotWrite, "\(error)"))
      }
    } else if !text.isEmpty {
      Terminal.note(Quotation.shortened(text, given: arguments))
    }
    Terminal.exit(status)
  }
}

struct VerifierCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: MountedSystems.current.executable,
      abstract: "Model-checks the navigation of coordinators.",
      discussion: """
        Explores every navigation state that the coordinators can reach, judges invariants on \
        all of them, and answers each violation with a shortest sequence of events.

        Exit codes: 0 all hold; 1 violated; 2 inconclusive; 3 the system itself is at fault; \
        64 usage; 66 input missing; 71 this machine lacks something; 74 cannot write.
        """,
      version: CommandContext.version,
      subcommands: [
        CheckCommand.self, ReplayCommand.self, ExploreCommand.self, GraphCommand.self,
        ReportCommand.self,
        MapCommand.self, ConformCommand.self, DiffCommand.self, BaselineCommand.self,
        InitCommand.self, AdoptCommand.self,
        ExplainCommand.self,
        ListCommand.self, DoctorCommand.self, DumpConfigurationCommand.self,
        WorkerCommand.self,
      ])
  }
}
