import NavigationModel

extension ResultDocument {
  /// The declared events that happened in some state, in the order of declaration.
  var taken: [Event] { events.filter { $0.isDeclared && $0.transitions > 0 } }

  /// The declared events that happened in no state, in the order of declaration.
  var neverTaken: [Event] { events.filter { $0.isDeclared && $0.transitions == 0 } }

  /// The events of the platform that happened, as they were met.
  var platformEvents: [Event] { events.filter { !$0.isDeclared } }

  /// The answers that say nothing, since their premise never occurred.
  var vacuous: [Verdict] { verdicts.filter { $0.outcome == .vacuous } }
}

extension ResultDocument {
  /// How to decide what a limit left open; nil where nothing is.
  var toDecide: String? { next.first { $0.command == nil }?.text }
}

extension ResultDocument.Verdict {
  /// Whether a violation is reported without failing a check.
  var isWarning: Bool { severity == "warning" }
}

extension ResultDocument.Finding {
  /// The block with what can be done about it, for who has nothing but a log.
  var textWithNext: String { [text, next.text()].filter { !$0.isEmpty }.joined(separator: "\n\n") }
}

extension ResultDocument.Search {
  /// Whether every state within the scope was seen.
  var isExhaustive: Bool { completeness == "exhaustive" }

  /// Whether something else than a limit ended it.
  var isInterrupted: Bool { completeness == "interrupted" }

  /// How complete it is, and what was not seen or controlled, without the scope: `bounded by depth`.
  var extent: String {
    let extent = limit.flatMap { isInterrupted ? nil : "\(completeness) by \($0)" } ?? completeness
    return ([extent] + (limitations ?? []).map(\.words)).joined(separator: ", ")
  }

  /// The events of which some ways were not tried, in the order of the alphabet.
  var untriedWords: [String] {
    untried.sorted { $0.key < $1.key }.map { "\($0.key) in \(counted($0.value, "state"))" }
  }
}
