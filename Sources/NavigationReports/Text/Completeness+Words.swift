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
  /// seen or controlled than elsewhere, as far as verdicts depend on it.
  public var bounds: String { bounds(under: system.limitations.filter(\.weakensVerdicts)) }

  /// The completeness of the search with its scope, as the search as a whole says it: with every
  /// limitation.
  var searchBounds: String { bounds(under: system.limitations) }

  private func bounds(under limitations: [Limitation]) -> String {
    let words =
      completeness.words + (engine.map { " by the \($0.engine) engine" } ?? completeDepth)
      + (graph.untried.isEmpty ? "" : " except for further outcomes of trapping events")
      + (graph.refused.isEmpty ? "" : " except for steps that the app takes for impossible")
    let extent = [words] + limitations.map(\.words) + notSeen(system.unseen)
    return [extent.joined(separator: ", "), scope].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The depth within which everything was seen, where the search went deeper than that: `, complete to
  /// depth 4`.
  private var completeDepth: String {
    // A search by breadth has begun the next depth when it ends.
    guard let depth = graph.completeDepth, graph.depth > depth + 1 else { return "" }
    return ", complete to depth \(depth)"
  }

  /// The caps of the scope, each with the number of steps that it cut: `stack ≤ 4, pending ≤ 1
  /// (14 steps cut)`.
  private var scope: String {
    let cuts = cutSteps
    let keys = Set(system.scope.bounds.map(\.key))
    let caps = system.scope.bounds.map { bound in
      "\(bound.key) ≤ \(bound.value)"
        + (cuts.first { $0.cap == bound.key }.map { " (\(counted($0.count, "step")) cut)" } ?? "")
    }
    let others = cuts.filter { !keys.contains($0.cap) }
    return (caps + others.map { "\(counted($0.count, "step")) cut where \($0.cap)" })
      .joined(separator: ", ")
  }

  /// The system's name, with its variant where it has several, and with the bounds that differ from
  /// its scope: `RideShare (asPublished)`, `RideShare (repaired), race ≤ 1`.
  public var title: String { otherScope.map { "\(system.title), \($0)" } ?? system.title }
}

/// Says how many properties are not seen; nothing where all are.
func notSeen(_ unseen: [UnseenProperty]) -> [String] {
  unseen.isEmpty ? [] : ["\(counted(unseen.count, "property", "properties")) not seen"]
}

extension Limitation {
  /// The limitation as a result says it behind how complete a search was.
  public var words: String {
    switch self {
    case .observedByReflection: "observed by reflection"
    case .weakReferencesUnseen: "weak references not seen"
    case .closuresNotRead: "closures not read"
    case .timeNotControlled: "time not controlled"
    case .tasksNotToldApart: "waiting tasks not told apart"
    case .backgroundTasksOnMainActor: "background tasks run as the main actor's"
    case .callsNotControlled: "timers and dispatch queues not controlled"
    case .uncalledMethodsUnseen: "uncalled methods not seen"
    }
  }

  /// A Boolean value that indicates whether verdicts say less because of the limitation, and not only
  /// what was exercised.
  fileprivate var weakensVerdicts: Bool {
    switch self {
    case .observedByReflection, .weakReferencesUnseen, .closuresNotRead, .timeNotControlled,
      .tasksNotToldApart, .backgroundTasksOnMainActor, .callsNotControlled:
      true
    case .uncalledMethodsUnseen: false
    }
  }
}

extension String {
  /// How many states of another scope were seen: `all 120 states`, or the first of them.
  static func seen(_ states: Int, isExhaustive: Bool) -> String {
    isExhaustive ? "all \(counted(states, "state"))" : "the first \(counted(states, "state"))"
  }
}
