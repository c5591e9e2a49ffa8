import NavigationModel

extension NavigationEffect {
  /// The effect, as reports say it.
  public var words: String {
    switch verb {
    case .presentIgnored: detail.isEmpty ? "ignored ▸ \(title)" : "ignored ▸ \(detail)"
    case .jobRan: ["job ran", title, detail].filter { !$0.isEmpty }.joined(separator: " ")
    case .wentBackToRoot:
      ["\(title) went back to its root", detail].filter { !$0.isEmpty }.joined(separator: ": ")
    case .unresolved: "unresolved: \(detail)"
    case .warned: ["warned:", title, detail].filter { !$0.isEmpty }.joined(separator: " ")
    case .otherOutcome: "warned: \(lessUsualOutcome)"
    default: description
    }
  }

  /// The outcome that the platform chose, where it did not do what it usually does.
  var lessUsualOutcome: String { "the less usual outcome of: \(detail)" }

  /// A Boolean value that indicates whether it says more about a step than the change of state
  /// does.
  var isTelling: Bool { [.presentIgnored, .warned, .otherOutcome, .unresolved].contains(verb) }
}
