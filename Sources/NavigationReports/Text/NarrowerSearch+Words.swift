import ModelChecker
import NavigationModel

extension [NarrowerSearch.Bound] {
  /// The bounds, as a scope is written: `race ≤ 0, pending ≤ 0`.
  package var words: String {
    map { "\($0.key) ≤ \($0.bound)" }.joined(separator: ", ")
  }
}

extension NarrowerSearch {
  /// The scope with how much of it was seen, and what came out: `race ≤ 0, pending ≤ 0, all 120 states:
  /// NoLeaks holds`.
  var words: String {
    "\(bounds.words), \(String.seen(states, isExhaustive: isExhaustive)): \(findings)"
  }

  private var findings: String {
    func properties(_ outcome: Answer.Outcome, _ singular: String, _ plural: String) -> String? {
      let names = answers.filter { $0.outcome == outcome }.map(\.property)
      return names.isEmpty ? nil : "\(listed(names)) \(names.count == 1 ? singular : plural)"
    }
    let all = [
      hasSystemFault ? SystemFault.shortWords : nil, properties(.violated, "violated", "violated"),
      properties(.shown, "shown", "shown"), properties(.holds, "holds", "hold"),
    ]
    .compactMap(\.self)
    return all.isEmpty ? "nothing decided" : all.joined(separator: "; ")
  }

  /// What is known of a property that is open in the scope itself, or was: `holds in a narrower scope
  /// alone (exhaustive; race ≤ 0)`.
  func words(about property: String) -> String? {
    guard let answer = answer(about: property) else { return nil }
    let extent = "\(isExhaustive ? "exhaustive" : "bounded"); \(bounds.words)"
    let after = answer.events.map { " after \(counted($0, "event"))" } ?? ""
    return switch answer.outcome {
    case .holds: "holds \(inNarrowerScopeAlone) (\(extent))"
    case .shown: "shown\(after) in a narrower scope: \(bounds.words)"
    case .violated: "in a narrower scope it is violated\(after) (\(extent))"
    }
  }
}
