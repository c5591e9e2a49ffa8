import ArgumentParser
import Files
import GraphDrawing
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

struct GraphCommand: ExploringCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the screens of a system and the events that lead from one to the next.",
    discussion: """
      Or the coordinators, every state, or with '--trace' one run, as a strip of \
      cards or as a timeline.

      The file extension selects the format: .svg, .png, .pdf or .dot. Only .dot works without \
      Graphviz; a strip, which works without, is always .svg.

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

  @Flag(help: "With --trace: draw the run as a strip, a card for each step.")
  var strip = false

  @Flag(
    help: """
      With --trace: draw the run in time, with a lane for each coordinator, task, answer and gesture.
      """)
  var timeline = false

  @Option(help: "A trace to mark or to draw, such as a counterexample that 'check' printed.")
  var trace: String?

  @OptionGroup var exploring: ExploringOptions

  func run(in context: CommandContext) throws {
    let kind = try kind()
    let format = try PictureFormat(of: output)
    if kind == .strip, format != .svg { throw CommandError(.usage, .notAStrip(output)) }
    let check = try PlannedCheck(
      of: context.systems.named(system), options: exploring.values, in: context)
    let file = try OutputFile(ofCommand: output)
    try Picture.prepare(format)
    // A trace that does not fit is refused before everything is explored.
    let typed = try trace.map {
      try ReplayedTrace(
        typed: $0, in: check.system, check.configuration, executable: context.systems.executable
      ).trace
    }

    Interruption.listen()
    let checked = try check.run(in: context.running(exploring.running))
    let result = checked.result
    let span = Span(check.options.limits)
    InterruptibleWork.layout.limit = span
    let highlight = try typed.map { trace in
      let walk = TraceWalk(trace, in: result)
      guard walk.unknown.isEmpty else {
        throw CommandError(.usage, .notExplored(step: walk.steps.count + 1))
      }
      return Highlight(marking: trace, in: result)
    }
    let bytes =
      switch kind {
      case .coordinators:
        try coordinatorMap(of: checked, along: highlight, span: span).bytes(as: format)
      case .screens, .states: try picture(of: result, highlight: highlight).bytes(as: format)
      case .strip: Array(TraceStrip(marking: highlight!, in: result).svg().utf8)
      case .timeline: try timeline(of: checked, along: highlight!).bytes(as: format)
      }
    try file.write(bytes)
    context.remark("Wrote \(output): \(result.title), \(ResultSummary(result).size).")
    try context.remark(whatMayBeMissingIn: "picture", of: result)
    if Interruption.isWanted { throw ExitStatus.inconclusive }
  }

  /// The things that can be drawn.
  private enum Kind: String {
    case screens
    case coordinators = "--coordinators"
    case states = "--states"
    case strip = "--strip"
    case timeline = "--timeline"
  }

  private func kind() throws -> Kind {
    let flags: [(isOn: Bool, kind: Kind)] = [
      (coordinators, .coordinators), (states, .states), (strip, .strip), (timeline, .timeline),
    ]
    let chosen = flags.filter(\.isOn).map(\.kind)
    if chosen.count > 1 {
      throw CommandError(.usage, .oneOf(chosen[0].rawValue, chosen[1].rawValue))
    }
    let kind = chosen.first ?? .screens
    if kind == .strip || kind == .timeline, trace == nil {
      throw CommandError(.usage, .needsTrace(kind.rawValue))
    }
    return kind
  }

  private func coordinatorMap(
    of checked: Checked, along highlight: Highlight?, span: Span
  ) throws -> Picture {
    let document = try checked.explainedDocument { span.goesOn }
    let run = highlight.map { self.run(along: $0, of: checked) }
    return Picture(
      graph: document.mapDrawing(along: run), title: document.title,
      description: document.mapWords)
  }

  private func timeline(of checked: Checked, along highlight: Highlight) throws -> Picture {
    let drawing = TimelineDrawing(
      run(along: highlight, of: checked), of: checked.document, caption: highlight.caption)
    return Picture(graph: drawing.drawing, title: highlight.caption, description: drawing.words)
  }

  private func run(along highlight: Highlight, of checked: Checked) -> ResultDocument.Run {
    checked.runWriter.run(highlight.trace, withNext: false)
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

extension String {
  fileprivate static func tooManyStates(_ count: Int) -> String {
    "The state graph has \(count) states, more than the \(StateGraphDrawing.readable) that can be "
      + "read. Leave '--states' out, narrow '--scope', or pass '--force'."
  }

  fileprivate static func oneOf(_ option: String, _ other: String) -> String {
    "'\(option)' and '\(other)' are mutually exclusive. Leave one of them out."
  }

  fileprivate static func needsTrace(_ option: String) -> String {
    "'\(option)' draws one run: name it with '--trace', such as one that 'check' printed."
  }

  fileprivate static func notAStrip(_ path: String) -> String {
    "A strip is drawn as SVG: '\(path.shortened())' would have to end in .svg."
  }

  fileprivate static func notExplored(step: Int) -> String {
    "The search ended before step \(step) of the trace. Raise its limits, or mark a shorter trace."
  }
}
