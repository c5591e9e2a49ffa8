import ArgumentParser
import ModelChecker
import NavigationModel
import NavigationReports

struct ReplayCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Shows a trace step by step: what happens, what it changes, what it violates.",
    discussion: """
      A trace is what 'check' prints: steps separated by '/', each an event by number or by name, \
      with '.1' behind it for another than the first choice. Blanks in names are written '%20'.

      Exit codes: 0 the end of the trace violates nothing; 1 it violates an invariant or ends in a \
      trap; 3 the system itself is at fault; 64 usage, such as a step that is not enabled.
      """)

  @Argument(help: "The system.", completion: .systems)
  var system: String

  @Option(help: "The trace, such as 4/9/0#c3f1 or launch/log%20in.")
  var trace: String

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup var common: CommonOptions

  func run() throws {
    let verifiable = try Names.system(system)
    let settings = try Settings(options: form.words, of: verifiable)
    let invariants = try InvariantSelection.chosen(settings, of: verifiable)
    let made = try verifiable.launched(try SystemConfiguration(settings, of: verifiable))
    let typed = try TypedTrace(trace, in: made)
    let told = ReplayText(
      typed, system: made, invariants: invariants, style: Terminal.style)
    try Terminal.print(told.text)
    let fault = typed.steps.last?.fault
    if fault.map({ !$0.isOfSystem }) ?? told.isViolation { throw ExitStatus.violated }
    if fault != nil || typed.onward?.faults.isEmpty == false { throw ExitStatus.systemFault }
  }
}
