import ArgumentParser
import ModelChecker
import NavigationModel
import NavigationReports

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Shows a trace step by step, with what happens on the way and what each step changes.")

  @Argument(help: "The system.")
  var system: String

  @Option(help: "The trace, by ordinals (4/9/0#c3f1) or by names (launch/login%20succeeds).")
  var trace: String

  @OptionGroup(title: "Form") var form: FormOptions

  func run() throws {
    let verifiable = try Names.system(system)
    let configuration = try form.configuration(for: verifiable)
    WorkerCommand.prepare(system: verifiable.name, configuration: configuration)
    let made = try verifiable.made(configuration)
    let steps: [NavigationStep]
    do {
      steps = try made.replayed(try Trace(parsing: trace, for: made.catalogue))
    } catch let error as TraceError {
      throw CommandError(.usage, "\(error)")
    } catch let error as ReplayError {
      throw CommandError(.usage, "\(error)")
    }
    try Terminal.print(ReplayText(steps, system: made).text)
    if steps.last?.fault.map({ !$0.isOfSystem }) == true { throw ExitStatus.violated }
  }
}

extension NavigationSystem {
  func replayed(_ trace: Trace) throws -> [NavigationStep] { try replay(trace, in: self) }
}
