import ModelChecker
import NavigationModel

extension SystemFault {
  /// What is said before its message.
  package static let words = "The system itself is at fault"

  /// What is wrong and how to see it.
  func words(of result: CheckResult, context: ReportContext) -> String {
    let trace = ordinals.text(catalogue: result.graph.catalogue)
    var lines = ["\(Self.words): \(sentence(fault.message))"]
    lines += fault.evidence.split(separator: "\n").suffix(8).map { "    \($0)" }
    lines.append("  Replay: \(context.replayCommand(trace, of: result.system.name))")
    return lines.joined(separator: "\n")
  }
}

extension CheckResult {
  /// The faults of the system itself, each once, with the first trace to it.
  public var systemFaults: [SystemFault] {
    var met: Set<Fault> = []
    return graph.systemFaults.filter { met.insert($0.fault).inserted }
  }
}
