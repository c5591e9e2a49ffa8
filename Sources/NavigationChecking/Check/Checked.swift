import ModelChecker
import NavigationModel
import NavigationReports

/// The outcome of a check: its result, and the rest that a report must know.
package struct Checked {
  package var result: CheckResult
  package var context: ReportContext
  package let invariants: [any NavigationInvariant]

  /// The outcome as recorders read it.
  package var document: ResultDocument {
    ResultDocument(result, invariants: invariants, context: context)
  }

  /// A writer of the runs of the result.
  package var runWriter: RunWriter {
    RunWriter(result, invariants: invariants, context: context)
  }

  /// A remark about the first event that traps or never settles if no judged invariant speaks of
  /// it: the exit code does.
  package var remark: String? {
    for answer in result.answers {
      if case .violated(let counterexample) = answer.verdict, counterexample.fault != nil {
        return nil
      }
    }
    let verdict = judge([NavigationProperty("NoFault", .noFault)], on: result.graph)[0]
    guard case .violated(let failure) = verdict else { return nil }
    let trace = failure.ordinals.text(catalog: result.graph.catalog)
    return .failsBeside(failure.why, context.replayCommand(trace, of: result.system.name))
  }

  /// A line for each answer that is not *holds*, and for each fault of the system, with the
  /// system's name in front, and for each part that was not exercised; empty when all holds.
  package func shortfalls(_ style: TextStyle) -> String {
    let faults = result.systemFaults.map { fault in
      "\(style.apply(.bad, "!")) \(SystemFault.words): \(sentence(fault.fault.message))"
    }
    let lines = result.answers.filter {
      ($0.isViolated || $0.isOpen) && context.known[$0.property] == nil
    }.map {
      VerdictLine($0, in: result).text(style)
    }
    let parts = result.unexercised.filter { $0.accepted == nil }.map {
      "\(style.apply(.doubtful, "?")) \($0.words)"
    }
    return (faults + lines + parts).map { "\(result.title): \($0)" }.joined(separator: "\n")
  }
}

extension CheckResult {
  /// The kinds of faults of events: trapped, never settled.
  package var subjectFaults: Set<Fault.Kind> {
    Set(
      (graph.faults.map(\.fault) + graph.edges.compactMap(\.fault)).filter { !$0.isOfSystem }.map(
        \.kind))
  }
}

extension String {
  fileprivate static func failsBeside(_ fault: String, _ replay: String) -> String {
    "An event fails of which no judged invariant speaks: \(fault)\nReplay: \(replay)"
  }
}
