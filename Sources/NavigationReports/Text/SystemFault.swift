import ModelChecker
import NavigationModel

/// A fault that says that the system cannot be explored as it is, rather than that it misbehaves.
public struct SystemFault: Hashable, Sendable {
  /// The fault.
  public var fault: Fault

  /// A shortest trace to the state or step that shows it, by ordinals; nil when none is known.
  public var trace: Trace?

  /// Returns the faults that a search met, each kind and message once.
  public static func all(of result: CheckResult) -> [SystemFault] {
    let graph = result.graph
    let paths = ShortestPaths(graph)
    var found: [SystemFault] = []
    var met: Set<Fault> = []
    for (state, fault) in graph.faults where fault.isOfSystem && met.insert(fault).inserted {
      found.append(SystemFault(fault: fault, trace: state.flatMap { paths.trace(to: $0) }))
    }
    for edge in graph.edges {
      guard let fault = edge.fault, fault.isOfSystem, met.insert(fault).inserted else { continue }
      var trace = paths.trace(to: edge.source)
      trace?.steps.append(Trace.Step(.ordinal(edge.event.ordinal), choices: edge.choices))
      found.append(SystemFault(fault: fault, trace: trace))
    }
    return found
  }

  /// What is wrong and how to see it.
  func words(of result: CheckResult, context: ReportContext) -> String {
    var lines = ["\(atFault): \(sentence(fault.message))"]
    lines += fault.evidence.split(separator: "\n").suffix(8).map { "    \($0)" }
    if let trace {
      let text = printed(trace, of: result.graph.catalogue)
      lines.append("  Replay: \(context.replayCommand(text, of: result.system.name))")
    }
    return lines.joined(separator: "\n")
  }
}

private let atFault = "The system itself is at fault"
