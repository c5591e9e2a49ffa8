import ModelChecker
import NavigationModel

extension WiderSearch {
  /// The bound with what was found: `race ≤ 1: NoLeaks violated in the first 120 states`.
  package var words: String { "\(key) ≤ \(bound): \(findings) in \(extent)" }

  private var findings: String {
    let all =
      violated.map { "\($0) violated" } + (hasSystemFault ? [SystemFault.shortWords] : [])
    return all.isEmpty ? "nothing violated" : listed(all)
  }

  private var extent: String {
    isExhaustive ? "all \(counted(states, "state"))" : "the first \(counted(states, "state"))"
  }
}
