import NavigationModel

extension NavigationEffect {
  /// The effect, as reports say it.
  public var words: String {
    switch verb {
    case .presentIgnored: detail.isEmpty ? "ignored ▸ \(node)" : "ignored ▸ \(detail)"
    case .jobRan: ["job ran", node, detail].filter { !$0.isEmpty }.joined(separator: " ")
    case .wentBackToRoot:
      ["\(node) went back to its root", detail].filter { !$0.isEmpty }.joined(separator: ": ")
    case .unresolved: "unresolved: \(detail)"
    case .warned: ["warned:", node, detail].filter { !$0.isEmpty }.joined(separator: " ")
    default: description
    }
  }

  /// A Boolean value that indicates whether it says more about a step than the change of state
  /// does.
  var isTelling: Bool { [.presentIgnored, .warned, .unresolved].contains(verb) }
}
