import ModelChecker
import NavigationModel

extension WiderSearch {
  /// The bound with what was found: `race ≤ 1: NoLeaks violated in the first 120 states`.
  package var words: String {
    "\(key) ≤ \(bound): \(findings) in \(String.seen(states, isExhaustive: isExhaustive))"
  }

  private var findings: String {
    let all =
      violated.map { "\($0) violated" } + (hasSystemFault ? [SystemFault.shortWords] : [])
    return all.isEmpty ? "nothing violated" : listed(all)
  }
}
