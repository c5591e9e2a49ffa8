import ArgumentParser
import Files
import GraphDrawing
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

struct GraphCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the screens of a system and the events that lead from one to the next.",
    discussion: """
      The file extension selects the format: .svg, .png, .pdf or .dot. Only .dot works without \
      Graphviz.

      Exit codes: 0 drawn, whatever the verdicts; 2 interrupted, with what was found drawn if that \
      takes no time; 3 the system itself is at fault; 64 usage; 71 this machine lacks \
      something; 74 cannot write, or cannot draw here ('doctor' says why).
      """)

  @Argument(help: "The system.", completion: .systems)
  var system: String

  @Option(
    help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue)))
  var output: String

  @Flag(
    help: """
      Draw the coordinators instead of the screens, each with its screens and the number of causes \
      that show on them, and the ways between them.
      """)
  var coordinators = false

  @Flag(help: "Draw every state instead of the screens.")
  var states = false

  @Flag(help: "With --states: draw them even if there are too many to read.")
  var force = false

  @Option(help: "A trace to mark, such as a counterexample that 'check' printed.")
  var trace: String?

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions
  @OptionGroup(title: "Answer") var verbosity: VerbosityOptions
  @OptionGroup var common: CommonOptions

  var verbosityValues: [SettingValue?] { common.values + verbosity.values }

  func run(in context: CommandContext) throws {
    if coordinators, states || trace != nil {
      throw CommandError(.usage, .coordinatorsOr(states ? "--states" : "--trace"))
    }
    let format = try PictureFormat(of: output)
    let check = try PlannedCheck(
      of: context.systems.named(system), options: form.values + search.values, in: context)
    let file = try OutputFile(ofCommand: output)
    try Picture.prepare(format)
    // A trace that does not fit is refused before everything is explored.
    let typed = try trace.map {
      try ReplayedTrace(
        typed: $0, in: check.system, check.configuration, executable: context.systems.executable
      ).trace
    }

    Interruption.listen()
    let checked = try check.run(in: context)
    let result = checked.result
    let span = Span(check.options.limits)
    InterruptibleWork.layout.limit = span
    let highlight = try typed.map { try Highlight(marking: $0, in: result) }
    let picture =
      try coordinators
      ? Picture(checked.explainedDocument { span.goesOn }, .coordinators)
      : self.picture(of: result, highlight: highlight)
    try file.write(try picture.bytes(as: format))
    context.remark("Wrote \(output): \(result.title), \(ResultSummary(result).size).")
    try context.remark(whatMayBeMissingIn: "picture", of: result)
    if Interruption.isWanted { throw ExitStatus.inconclusive }
  }

  private func picture(of result: CheckResult, highlight: Highlight?) throws -> Picture {
    let screens = ScreenGraph(result, highlight: highlight)
    guard states else {
      return Picture(
        graph: screens.drawing(), title: result.title, description: screens.description)
    }
    do {
      let drawing = try StateGraphDrawing(result, highlight: highlight, isForced: force)
      return Picture(
        graph: drawing.drawing(), title: result.title, description: ResultSummary(result).words)
    } catch {
      throw CommandError(.usage, .tooManyStates(error.states))
    }
  }
}

extension Highlight {
  /// Marks a trace, with its violation if it is the counterexample of an answer.
  fileprivate init(marking trace: Trace, in result: CheckResult) throws {
    let walk = TraceWalk(trace, in: result)
    guard let ordinals = walk.ordinals else {
      throw CommandError(.usage, .notExplored(step: walk.steps.count + 1))
    }
    for answer in result.answers {
      guard case .violated(let counterexample) = answer.verdict,
        TraceWalk(counterexample.trace, in: result).ordinals == ordinals,
        let highlight = Highlight(answer)
      else { continue }
      self = highlight
      return
    }
    let text = ordinals.text(catalog: result.graph.catalog)
    self.init(trace, caption: "trace \(text)", isViolation: false)
  }
}

extension String {
  fileprivate static func tooManyStates(_ count: Int) -> String {
    "The state graph has \(count) states, more than the \(StateGraphDrawing.readable) that can be "
      + "read. Leave '--states' out, narrow '--scope', or pass '--force'."
  }

  fileprivate static func coordinatorsOr(_ option: String) -> String {
    "'--coordinators' and '\(option)' are mutually exclusive. Leave one of them out."
  }

  fileprivate static func notExplored(step: Int) -> String {
    "The search ended before step \(step) of the trace. Raise its limits, or mark a shorter trace."
  }
}
