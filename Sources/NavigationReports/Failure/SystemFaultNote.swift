import ModelChecker
import NavigationModel

/// A fault of the system itself, as people read it.
public struct SystemFaultNote: Codable, Hashable, Sendable {
  /// The kind of the fault.
  public var kind: Fault.Kind
  /// The event with which the trace to it ends; nil where the system shows it from the start.
  public var event: String?
  /// The message, as a sentence.
  public var message: String
  /// The last lines of what the fault left behind.
  public var lastOutput: [String]
  /// The command that shows it again.
  public var replay: String

  init(_ fault: SystemFault, in result: CheckResult, context: ReportContext) {
    let trace = fault.ordinals.text(catalog: result.graph.catalog)
    kind = fault.fault.kind
    if case .name(let name) = fault.trace.steps.last?.event { event = name }
    message = sentence(fault.fault.message)
    lastOutput = fault.fault.lastOutput
    replay = context.replayCommand(trace, of: result.system.name)
  }

  /// The note as text, without a line break at its end.
  public var text: String {
    (["\(SystemFault.words): \(message)"] + lastOutput.map { "    \($0)" } + ["  Replay: \(replay)"])
      .joined(separator: "\n")
  }
}
