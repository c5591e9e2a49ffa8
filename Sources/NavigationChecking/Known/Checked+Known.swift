import ModelChecker
import NavigationModel
import NavigationReports

extension Checked {
  /// Tells apart the violations that a baseline knows; of an invariant whose violation it knows at
  /// some places only, a violation elsewhere is shown. What it lists as not exercised is accepted.
  package mutating func compare(with baseline: Baseline) {
    var known = baseline.known(in: result.system.title)
    _ = result.accept(known)
    known.removeAll(where: \.isNotExercised)
    guard !known.isEmpty else { return }
    let comparison = BaselineComparison(
      result, invariants: invariants, known: known, newPlaces: .first)
    for (index, answer) in result.answers.enumerated() where answer.isViolated {
      let mine = comparison.occurrences.filter { $0.answer.property == answer.property }
      if let new = mine.first(where: { $0.reason == nil }) {
        result.answers[index] = new.answer
      } else if !mine.isEmpty {
        context.known[answer.property] = mine.compactMap(\.reason).unique.joined(separator: "; ")
      }
    }
  }

  /// A Boolean value that indicates whether something is violated that is not known, or an event
  /// fails in a way of which no known violation speaks.
  package var isViolated: Bool {
    var unspoken = result.subjectFaults
    for answer in result.answers {
      guard case .violated(let counterexample) = answer.verdict else { continue }
      if context.known[answer.property] == nil {
        if answer.severity == .error { return true }
      } else if let fault = counterexample.fault {
        unspoken.remove(fault.kind)
      }
    }
    return !unspoken.isEmpty
  }
}

extension [String] {
  /// The texts, each once, at its first place.
  package var unique: [String] {
    var met: Set<String> = []
    return filter { met.insert($0).inserted }
  }
}
