import ModelChecker
import NavigationModel

/// A summary of a result, in a few words for titles.
public struct ResultSummary: Hashable, Sendable {
  /// The number of properties of severity error that are violated and not known.
  public var errors = 0
  /// The number of properties of severity warning that are violated and not known.
  public var warnings = 0
  /// The number of properties whose violation is known and stays for now.
  public var known = 0
  /// The number of answers that are open, with those known in a narrower scope alone.
  public var inconclusive = 0
  /// The number of properties that hold.
  public var holding = 0
  /// The number of properties that are vacuous.
  public var vacuous = 0
  /// The number of properties that were judged: all but those that do not apply.
  public var judged = 0
  /// The number of faults of the system itself.
  public var faults = 0
  /// The number of declared events that no state enables.
  public var events = 0
  /// The number of declared roles of which no state has a coordinator.
  public var roles = 0
  /// The number of methods of declared coordinators that nothing calls.
  public var methods = 0
  /// The number of views whose content was left out.
  public var views = 0
  /// The number of properties that are violated with one more than the scope allows.
  public var beyond = 0
  /// The number of open properties that hold in a narrower scope.
  public var narrower = 0
  /// A Boolean value that indicates whether some part was not exercised and nobody said why that is
  /// right.
  public var hasUnexercised = false

  /// The size of the explored graph: `412 states, 1033 transitions, depth 9`.
  public var size: String

  /// The reason why the search was interrupted, in parentheses after a blank; empty when it was
  /// not.
  public var interruption = ""

  /// Sums up a result.
  ///
  /// - Parameter known: why violations stay for now, by the names of their invariants.
  public init(_ result: CheckResult, known: [String: String] = [:]) {
    size = searchSize(
      states: result.stateCount, transitions: result.transitionCount, depth: result.depth)
    for answer in result.answers {
      count(.init(answer), answer.severity, isKnown: known[answer.property] != nil)
    }
    faults = result.systemFaults.count
    count(result.unexercised)
    count(result.wider)
    count(result.narrower)
    if case .interrupted(let reason) = result.completeness { interruption = " (\(reason))" }
  }

  /// Sums up nothing so far.
  init(size: String) { self.size = size }

  mutating func count(_ kind: VerdictKind, _ severity: Severity, isKnown: Bool) {
    switch kind {
    case .holds: holding += 1
    case .violated where isKnown: known += 1
    case .violated where severity == .warning: warnings += 1
    case .violated: errors += 1
    case .inconclusive: inconclusive += 1
    case .vacuous: vacuous += 1
    case .notApplicable: return
    }
    judged += 1
  }

  /// Counts what was not exercised; of all but invariants what nobody accepts.
  mutating func count(_ unexercised: [Unexercised]) {
    let open = unexercised.filter { $0.accepted == nil }
    events = open.count { $0.kind == .event }
    roles = open.count { $0.kind == .role }
    methods = open.count { $0.kind == .method }
    views = open.count { $0.kind == .view }
    hasUnexercised = !open.isEmpty
  }

  /// Counts what is violated beyond the scope.
  mutating func count(_ wider: [WiderSearch]) { beyond = Set(wider.flatMap(\.violated)).count }

  /// Counts what is open and holds in a narrower scope.
  mutating func count(_ searches: [NarrowerSearch]) {
    narrower = searches.holding.count
  }

  /// A Boolean value that indicates whether something is wrong: a violated error, or a system that
  /// cannot be explored.
  public var isBad: Bool { errors > 0 || faults > 0 }

  /// The verdict as a sign that tells it from others without color.
  var mark: String { isBad ? "✗" : isOpen ? "?" : "✓" }

  /// The meaning of the verdict to a reader.
  var meaning: TextStyle.Meaning { isBad ? .bad : isOpen ? .doubtful : .good }

  /// A Boolean value that indicates whether some answer is missing, or some part of the system was
  /// not exercised.
  public var isOpen: Bool { inconclusive > 0 || hasUnexercised }

  /// The verdict about the system as a whole: `2 of 12 properties violated, 1 warning`.
  public var words: String {
    var words = judged == 0 ? [nothing] : []
    if faults > 0 { words.append(SystemFault.shortWords) }
    if errors > 0 {
      words.append("\(errors) of \(counted(judged, "property", "properties")) violated")
    }
    if warnings > 0 { words.append(counted(warnings, "warning")) }
    if inconclusive > narrower { words.append("\(inconclusive - narrower) inconclusive") }
    if narrower > 0 { words.append(holdInNarrowerScope(narrower)) }
    if vacuous > 0 { words.append("\(vacuous) vacuous") }
    if events > 0 { words.append("\(counted(events, "event")) never enabled") }
    if roles > 0 { words.append("\(counted(roles, "role")) never met") }
    if methods > 0 { words.append("\(counted(methods, "method")) never called") }
    if views > 0 { words.append("\(counted(views, "view")) left empty") }
    if known > 0 { words.append(counted(known, "known violation")) }
    if words.isEmpty {
      let beyond = beyond > 0 ? " within the scope, \(beyond) violated beyond it" : ""
      return all(judged) + beyond
    }
    if beyond > 0 { words.append("\(beyond) violated beyond the scope") }
    if errors == 0, judged > 0 {
      let hold = judged == 1 ? "property holds" : "properties hold"
      words.append("\(holding) of \(judged) \(hold)")
    }
    return words.joined(separator: ", ")
  }
}

/// A number of properties that hold in a narrower scope alone, with the verb.
func holdInNarrowerScope(_ count: Int) -> String {
  "\(count) \(count == 1 ? "holds" : "hold") \(inNarrowerScopeAlone)"
}

/// The scope of what is open, and holds where bounds are lower.
let inNarrowerScopeAlone = "in a narrower scope alone"

/// The size of a graph, such as `412 states, 1033 transitions, depth 9`.
func searchSize(states: Int, transitions: Int, depth: Int) -> String {
  "\(counted(states, "state")), \(counted(transitions, "transition")), depth \(depth)"
}

private let nothing = "nothing was judged"

private func all(_ judged: Int) -> String {
  judged == 1 ? "the 1 property holds" : "all \(judged) properties hold"
}
