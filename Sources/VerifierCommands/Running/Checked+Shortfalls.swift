import ModelChecker
import NavigationModel
import NavigationReports

extension Checked {
  /// What does not hold, each on a line that says of which system; empty when all holds.
  func shortfalls(_ style: TextStyle) -> String {
    let faults = result.systemFaults.map { fault in
      "\(style.apply(.bad, "!")) \(SystemFault.words): \(sentence(fault.fault.message))"
    }
    let lines = result.answers.filter {
      ($0.isViolated || $0.isOpen) && context.known[$0.property] == nil
    }.map {
      VerdictLine($0, in: result).text(style)
    }
    return (faults + lines).map { "\(result.title): \($0)" }.joined(separator: "\n")
  }
}
