import ModelChecker
import NavigationModel

extension Completeness {
  /// How complete a search was, as verdicts say it: `exhaustive`, `bounded by depth`.
  public var words: String {
    switch self {
    case .exhaustive: "exhaustive"
    case .bounded(let limit): "bounded by \(limit.rawValue)"
    case .interrupted: "interrupted"
    }
  }

  /// The one word for it: `exhaustive`, `bounded` or `interrupted`.
  public var word: String {
    switch self {
    case .exhaustive: "exhaustive"
    case .bounded: "bounded"
    case .interrupted: "interrupted"
    }
  }
}

extension CheckResult {
  /// How complete the search was and within which scope: `exhaustive; stack ≤ 4, pending ≤ 2`.
  ///
  /// Where events end the process in more ways than are tried, or less is seen or controlled than
  /// elsewhere, that is said, too.
  public var bounds: String {
    let words =
      graph.completeness.words
      + (graph.untried.isEmpty ? "" : " but for further ways of trapping events")
    let extent = ([words] + system.limitations.map(\.words)).joined(separator: ", ")
    return [extent, system.scope.description].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The system's name, with its variant where it has several: `RideShare (asPublished)`.
  public var title: String { system.title }
}
