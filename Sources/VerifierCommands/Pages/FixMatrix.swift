import ModelChecker
import NavigationInvariants
import NavigationModel
import NavigationReports

/// The effect of each fix of a system: the invariants that fail when it alone is left out.
struct FixMatrix {
  /// The repaired system without one fix, or with all of them.
  struct Row: Codable, Hashable, Sendable {
    /// The fix that is left out; nil: none.
    let fix: FixDescription?
    /// A Boolean value that indicates whether something fails.
    let violates: Bool
    /// A Boolean value that indicates whether a limit ended the search.
    let isCut: Bool

    fileprivate let states: Int
    fileprivate let isAtFault: Bool
    fileprivate let cells: [String: String]

    /// Sums up what was found without a fix.
    init(_ result: CheckResult, without fix: FixDescription?) {
      var cells: [String: String] = [:]
      for answer in result.answers {
        if case .notApplicable = answer.verdict { continue }
        cells[answer.property] = answer.verdict.cell
      }
      self.fix = fix
      // A warning, such as a route that is dead, shows that the fix is needed, too.
      violates = result.answers.contains(where: \.isViolated)
      self.cells = cells
      isCut = result.completeness != .exhaustive
      states = result.stateCount
      isAtFault = !result.systemFaults.isEmpty
    }

    fileprivate var size: String {
      "\(states)\(isCut ? cutMark : "")\(isAtFault ? " (at fault)" : "")"
    }
  }

  /// The rows, the one with all fixes first.
  var rows: [Row]

  private let system: any VerifiableSystem
  private let bounds: String

  /// Makes a matrix with a row for the system with all its fixes.
  init(of system: any VerifiableSystem, repaired: ExploredVariant) {
    self.system = system
    bounds = repaired.bounds
    rows = [repaired.row]
  }

  /// The page, with a line break at its end.
  var page: String {
    [title, introduction, table, conclusion, legend].joined(separator: "\n\n") + "\n"
  }

  private var title: String { "# \(MarkdownText.escaped(system.name)): what each fix is for" }

  private var introduction: String {
    """
    Each row is the variant `repaired` with one fix left out, explored within the scope of the \
    variant itself (\(MarkdownText.escaped(bounds))) but for the bounds that the row names. A \
    number is the length of the shortest trace to a violation of the column's invariant; \
    \(absentMark) what must be possible is not; \(holdsMark) it holds; \(vacuousMark) it says \
    nothing there; \(openMark) the answer is open. Where a number of states has \(cutMark) \
    behind it, the search ended there: it goes on from one number of states to a larger one only \
    while nothing has failed.
    """
  }

  /// The invariants that apply to the system in some row.
  private var columns: [any NavigationInvariant] {
    system.invariants.filter { invariant in
      rows.contains { $0.cells[invariant.name] != nil }
    }
  }

  private var table: String {
    let columns = columns
    let head = ["fix", "states"] + columns.map { MarkdownText.escaped($0.shortName) }
    let body = rows.map { row in
      [row.fix.map { MarkdownText.word($0.name) + $0.scopeWords } ?? allFixes]
        + [row.size]
        + columns.map { row.cells[$0.name] ?? "" }
    }
    return MarkdownText.table(head, body)
  }

  private var conclusion: String {
    let idle = rows.filter { !$0.violates }.compactMap(\.fix).map { MarkdownText.word($0.name) }
    return idle.isEmpty ? everyFixCounts : "\(someFixesIdle): \(listed(idle))."
  }

  private var legend: String {
    let names = columns.map { invariant in
      [
        MarkdownText.escaped(invariant.shortName), MarkdownText.escaped(invariant.name),
        MarkdownText.escaped(invariant.summary),
      ]
    }
    let fixes = system.fixes.map { [MarkdownText.word($0.name), MarkdownText.escaped($0.summary)] }
    return """
      ## Invariants

      \(MarkdownText.table(["column", "invariant", "it says"], names))

      ## Fixes

      \(MarkdownText.table(["fix", "what it changes"], fixes))
      """
  }
}

extension FixDescription {
  /// The changed bounds within which the fix shows, in parentheses.
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
    case .violated(let counterexample):
      counterexample.isAbsence ? absentMark : "**\(counterexample.trace.steps.count)**"
    case .inconclusive: openMark
    case .vacuous, .notApplicable: vacuousMark
    }
  }
}

private let holdsMark = "·"
private let vacuousMark = "–"
private let openMark = "?"
private let absentMark = "**✗**"
private let cutMark = "+"
private let allFixes = "*none left out*"
private let everyFixCounts = "When any single fix is left out, at least one invariant fails."
private let someFixesIdle = "Nothing fails when one of these is left out"
