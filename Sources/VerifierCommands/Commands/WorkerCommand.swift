import ArgumentParser
import ModelChecker
import NavigationChecking
import NavigationHarness
import NavigationModel
import WorkerProcesses

/// The hidden command by which this executable runs live objects for another one.
struct WorkerCommand: VerifierSubcommand {
  static let configuration = CommandConfiguration(
    commandName: WorkerLaunch.command, abstract: "Runs live objects for another process.",
    shouldDisplay: false)

  @Argument var system: String
  @Option(help: "Answer the requests of a search on another machine about a system.")
  var answering: String?
  @OptionGroup var form: FormOptions

  func run(in context: CommandContext) throws {
    let verifiable = try context.systems.named(system)
    // A worker is told everything by options: files and the environment have no say.
    let settings = try context.settings(options: form.values, of: verifiable)
    let configuration = try SystemConfiguration(settings, of: verifiable)
    let made = try verifiable.made(configuration)
    if let answering {
      var launch = WorkerLaunch(
        of: verifiable, in: configuration, executable: context.systems.executable)
      launch.answered = try AnsweredRequests(about: answering)
      return try answer(by: made, as: launch)
    }
    // A live system that finds itself in a worker stays here and does not return.
    _ = try made.start()
    throw CommandError(.usage, .notAWorker)
  }

  /// Answers the requests of another machine's search by workers of this one.
  private func answer(by made: any NavigationSystem, as launch: WorkerLaunch) throws {
    do {
      _ = try WorkerLaunch.with(launch) { try made.start() }
    } catch is AnsweredRequests.Ended {
      return
    } catch let error as EnvironmentError {
      throw error
    } catch {
      throw CommandError(CheckError.couldNotExplore(system, error))
    }
    throw CommandError(.usage, .notAWorker)
  }
}

extension String {
  fileprivate static let notAWorker =
    "'\(WorkerLaunch.command)' is used by the verifier itself. Run 'check' instead."
}
