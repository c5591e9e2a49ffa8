import ModelChecker
import NavigationModel

/// What a result comes to, in a few words for titles.
public struct ResultSummary: Hashable, Sendable {
  /// How many properties of severity error are violated in a way that is not known.
  public var errors = 0
  /// How many properties of severity warning are violated in a way that is not known.
  public var warnings = 0
  /// How many properties are violated in ways that are known and stay for now.
  public var known = 0
  /// How many answers are open.
  public var inconclusive = 0
  /// How many properties hold.
  public var holding = 0
  /// How many properties are vacuous.
  public var vacuous = 0
  /// How many properties were judged: all but those that do not apply.
  public var judged = 0
  /// How many faults of the system itself came up.
  public var faults = 0

  /// How large the explored graph is: `412 states, 1033 transitions, depth 9`.
  public var size: String

  /// Why the search was interrupted, in parentheses after a blank; empty when it was not.
  public var interruption = ""

  /// Sums up a result.
  ///
  /// - Parameter known: why violations stay for now, by the names of their invariants.
  public init(_ result: CheckResult, known: [String: String] = [:]) {
    let graph = result.graph
    size = Self.size(states: graph.states.count, transitions: graph.edges.count, depth: graph.depth)
    for answer in result.answers {
      count(
        .init(answer), isWarning: answer.severity == .warning,
        isKnown: known[answer.property] != nil)
    }
    faults = result.systemFaults.count
    if case .interrupted(let reason) = graph.completeness { interruption = " (\(reason))" }
  }

  /// Sums up a result that was taken down.
  public init(_ document: ResultDocument) {
    let search = document.search
    size = Self.size(states: search.states, transitions: search.transitions, depth: search.depth)
    for verdict in document.verdicts {
      count(verdict.outcome, isWarning: verdict.isWarning, isKnown: verdict.known != nil)
    }
    faults = document.faults.count
    if search.isInterrupted, let reason = search.limit { interruption = " (\(reason))" }
  }

  private mutating func count(
    _ outcome: ResultDocument.Outcome, isWarning: Bool, isKnown: Bool
  ) {
    switch outcome {
    case .holds: holding += 1
    case .violated where isKnown: known += 1
    case .violated where isWarning: warnings += 1
    case .violated: errors += 1
    case .inconclusive: inconclusive += 1
    case .vacuous: vacuous += 1
    case .notApplicable: return
    }
    judged += 1
  }

  private static func size(states: Int, transitions: Int, depth: Int) -> String {
    [counted(states, "state"), counted(transitions, "transition"), "depth \(depth)"]
      .joined(separator: ", ")
  }

  /// Whether something is wrong: a violated error, or a system that cannot be explored.
  public var isBad: Bool { errors > 0 || faults > 0 }

  /// The verdict as a sign that tells it from others without colour.
  var mark: String { isBad ? "✗" : isOpen ? "?" : "✓" }

  /// What the verdict is to a reader.
  var meaning: TextStyle.Meaning { isBad ? .bad : isOpen ? .doubtful : .good }

  /// Whether some answer is missing.
  public var isOpen: Bool { inconclusive > 0 }

  /// The verdict about the system as a whole: `2 of 12 properties violated, 1 warning`.
  public var words: String {
    var words = judged == 0 ? [nothing] : []
    if faults > 0 { words.append("the system itself is at fault") }
    if errors > 0 {
      words.append("\(errors) of \(counted(judged, "property", "properties")) violated")
    }
    if warnings > 0 { words.append(counted(warnings, "warning")) }
    if inconclusive > 0 { words.append("\(inconclusive) inconclusive") }
    if vacuous > 0 { words.append("\(vacuous) vacuous") }
    if known > 0 { words.append(counted(known, "known violation")) }
    if words.isEmpty { return all(judged) }
    if errors == 0, judged > 0 {
      words.append("\(holding) of \(counted(judged, "property", "properties")) hold")
    }
    return words.joined(separator: ", ")
  }
}

private let nothing = "nothing was judged"

private func all(_ judged: Int) -> String {
  judged == 1 ? "the 1 property holds" : "all \(judged) properties hold"
}
