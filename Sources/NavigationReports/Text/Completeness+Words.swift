import ModelChecker
import NavigationModel

extension Completeness {
  /// The completeness of a search, as verdicts say it: `exhaustive`, `bounded by depth`.
  public var words: String {
    switch self {
    case .exhaustive: "exhaustive"
    case .bounded(let limit): "bounded by \(limit.rawValue)"
    case .interrupted: "interrupted"
    }
  }
}

extension CheckResult {
  /// The completeness of the search with its scope: `exhaustive; stack ≤ 4, pending ≤ 2`.
  ///
  /// It also says where events may end the process in more ways than were tried, and where less was
  /// seen or controlled than elsewhere.
  public var bounds: String {
    let words =
      graph.completeness.words
      + (graph.untried.isEmpty ? "" : " except for further outcomes of trapping events")
    let extent = ([words] + system.limitations.map(\.words)).joined(separator: ", ")
    return [extent, system.scope.description].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The system's name, with its variant where it has several: `RideShare (asPublished)`.
  public var title: String { system.title }
}
