import ModelChecker
import NavigationChecking
import NavigationReports

/// The outcome of one job of a report: all that its pages are made of, wherever it was found.
enum JobOutcome: Codable, Hashable, Sendable {
  case variant(ExploredVariant)
  case causes(CausesReport)
  case fix(FixMatrix.Row)

  /// The causes, if they were looked for.
  var causes: CausesReport? { if case .causes(let report) = self { report } else { nil } }
}

/// The outcome of the exploration of a variant.
struct ExploredVariant: Codable, Hashable, Sendable {
  /// The result.
  let document: ResultDocument
  /// The drawings of counterexamples, by property.
  let strips: [String: String]
  /// The row that the matrix of fixes begins with if this is the repaired variant.
  let row: FixMatrix.Row
  /// The bounds of the search, as the matrix of fixes says them.
  let bounds: String

  /// Keeps what reports show of a check.
  init(_ checked: Checked) {
    let result = checked.result
    document = checked.document
    strips = result.answers.reduce(into: [:]) { strips, answer in
      guard answer.isViolated, let strip = TraceStrip(answer, in: result) else { return }
      strips[answer.property] = strip.svg()
    }
    row = FixMatrix.Row(result, without: nil)
    bounds = result.bounds
  }
}
