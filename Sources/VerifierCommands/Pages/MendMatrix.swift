import ModelChecker
import NavigationModel
import NavigationReports

/// What each mend of a system is good for: which invariants fail when it alone is undone.
struct MendMatrix {
  /// The repaired system without one mend, or with all of them.
  private struct Row {
    var mend: MendDescription?
    var states: Int
    var isAtFault: Bool
    var cells: [String: String]
    var violates: Bool
  }

  private let system: any VerifiableSystem
  private let invariants: [any NavigationInvariant]
  private var rows: [Row] = []
  private var bounds = ""
  private var applicable: Set<String> = []

  /// Makes a matrix without rows.
  init(of system: any VerifiableSystem, invariants: [any NavigationInvariant]) {
    self.system = system
    self.invariants = invariants
  }

  /// Adds what was found without one mend, or with all of them.
  mutating func add(_ result: CheckResult, without mend: MendDescription?) {
    var cells: [String: String] = [:]
    var violates = false
    for answer in result.answers {
      if case .notApplicable = answer.verdict { continue }
      applicable.insert(answer.property)
      cells[answer.property] = answer.verdict.cell
      if case .violated = answer.verdict, answer.severity == .error { violates = true }
    }
    if mend == nil { bounds = result.bounds }
    rows.append(
      Row(
        mend: mend, states: result.graph.states.count, isAtFault: !result.systemFaults.isEmpty,
        cells: cells, violates: violates))
  }

  /// The page, with a line break at its end.
  var page: String {
    [title, introduction, table, conclusion, legend].joined(separator: "\n\n") + "\n"
  }

  private var title: String { "# \(MarkdownText.escaped(system.name)): what each mend is for" }

  private var introduction: String {
    """
    Each row is the variant `repaired` with one mend undone, explored within the scope of the \
    variant itself (\(MarkdownText.escaped(bounds))) but for the bounds that the row names: three \
    events deep, then five, then in full, until something is violated. A number is the length of the \
    shortest trace to a violation of the column's invariant; \(holdsMark) it holds; \
    \(vacuousMark) it says nothing there; \(openMark) the answer is open at that depth.
    """
  }

  private var table: String {
    let columns = invariants.filter { applicable.contains($0.name) }
    let head = ["mend", "states"] + columns.map { MarkdownText.escaped($0.shortName) }
    let body = rows.map { row in
      [row.mend.map { MarkdownText.word($0.name) + $0.scopeWords } ?? allMends]
        + ["\(row.states)\(row.isAtFault ? " (at fault)" : "")"]
        + columns.map { row.cells[$0.name] ?? "" }
    }
    return MarkdownText.table(head, body)
  }

  private var conclusion: String {
    let idle = rows.filter { !$0.violates }.compactMap(\.mend).map { MarkdownText.word($0.name) }
    return idle.isEmpty ? everyMendCounts : "\(someMendsIdle): \(listed(idle))."
  }

  private var legend: String {
    let columns = invariants.filter { applicable.contains($0.name) }
    let names = columns.map { invariant in
      [
        MarkdownText.escaped(invariant.shortName), MarkdownText.escaped(invariant.name),
        MarkdownText.escaped(invariant.summary),
      ]
    }
    let mends = system.mends.map { [MarkdownText.word($0.name), MarkdownText.escaped($0.summary)] }
    return """
      ## Invariants

      \(MarkdownText.table(["column", "invariant", "it says"], names))

      ## Mends

      \(MarkdownText.table(["mend", "what it changes"], mends))
      """
  }
}

extension MendDescription {
  /// The changed bounds within which the mend shows, in parentheses.
  fileprivate var scopeWords: String {
    let bounds = scope.sorted { $0.key < $1.key }.map { "\($0.key) ≤ \($0.value)" }
    return bounds.isEmpty ? "" : " (\(bounds.joined(separator: ", ")))"
  }
}

extension NavigationInvariant {
  /// The identifier, or the name of an invariant without one.
  fileprivate var shortName: String { identifier.isEmpty ? name : identifier }
}

extension Verdict {
  /// The verdict in as few characters as a wide table has room for.
  fileprivate var cell: String {
    switch self {
    case .holds: holdsMark
    case .violated(let counterexample): "**\(counterexample.trace.steps.count)**"
    case .inconclusive: openMark
    case .vacuous, .notApplicable: vacuousMark
    }
  }
}

private let holdsMark = "·"
private let vacuousMark = "–"
private let openMark = "?"
private let allMends = "*none undone*"
private let everyMendCounts = "Undoing any single mend makes at least one invariant fail."
private let someMendsIdle = "Nothing fails when one of these is undone"
