import ArgumentParser
import ModelChecker
import NavigationChecking
import NavigationHarness
import NavigationModel
import NavigationReports

struct ReplayCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Shows a trace step by step: what happens, what it changes, what it violates.",
    discussion: """
      A trace is what 'check' prints: steps separated by '/', each an event by number or by name, \
      followed by '.1' for a choice other than the first. Blanks in names are written '%20'.

      Exit codes: 0 the end of the trace violates nothing; 1 it violates an invariant or ends in a \
      trap; 3 the system itself is at fault; 64 usage, such as a step that is not enabled; \
      71 this machine lacks something.
      """)

  @Argument(help: "The system.", completion: .systems)
  var system: String

  @Option(help: "The trace, such as 4/9/0#c3f1 or launch/log%20in.")
  var trace: String

  @Flag(help: "Show every field that changes, in full, and why each invariant stays violated.")
  var verbose = false

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) throws {
    let verifiable = try context.systems.named(system)
    let settings = try context.settings(options: form.values, of: verifiable)
    let invariants = try InvariantSelection.chosen(settings, of: verifiable)
    let configuration = try SystemConfiguration(settings, of: verifiable)
    let replayed = try ReplayedTrace(
      typed: trace, in: verifiable, configuration, executable: context.systems.executable)
    let text = ReplayText(
      replayed, invariants: invariants, style: context.style, isVerbose: verbose)
    try Terminal.print(text.text)
    let fault = replayed.steps.last?.fault
    if fault.map({ !$0.isOfSystem }) ?? text.isViolation { throw ExitStatus.violated }
    if fault != nil || replayed.onward?.faults.isEmpty == false { throw ExitStatus.systemFault }
  }
}

extension ReplayedTrace {
  /// Replays a trace that was typed, in a form of a system.
  ///
  /// - Throws: ``CommandError`` that says where the trace does not fit, and why.
  init(
    typed text: String, in verifiable: any VerifiableSystem, _ configuration: SystemConfiguration,
    executable: String
  ) throws {
    let system = try verifiable.made(configuration)
    do {
      let launch = WorkerLaunch(of: verifiable, in: configuration, executable: executable)
      self = try WorkerLaunch.with(launch) { try Self(text, in: system) }
    } catch let error as TraceTextError {
      throw CommandError(.usage, "\(error)")
    } catch let error as ReplayError {
      throw CommandError(error, in: system, text: text)
    }
  }
}

extension CommandError {
  /// Makes the error of a trace that cannot be replayed: mostly the trace is wrong, but sometimes the
  /// system is.
  fileprivate init(_ error: ReplayError, in system: any NavigationSystem, text: String) {
    switch error {
    case .startFaulted(_, let fault):
      self.init(fault.isOfSystem ? .systemFault : .violated, "\(error)")
    case .disabled(let step, _, _, _):
      // A step may be impossible because the system is at fault in the state before it.
      if let fault = ReplayedTrace.systemFault(before: step, of: text, in: system) {
        self.init(.systemFault, .atFault(before: step, fault))
      } else {
        self.init(.usage, "\(error)")
      }
    default:
      self.init(.usage, "\(error)")
    }
  }
}

extension String {
  fileprivate static func atFault(before step: Int, _ fault: Fault) -> String {
    "Before step \(step) the system itself is at fault: \(fault.message)"
  }
}
