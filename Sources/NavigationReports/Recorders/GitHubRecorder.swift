import GraphDrawing
import ModelChecker
import NavigationModel

/// Findings as annotations in a log of GitHub Actions.
///
/// A step shows ten of a kind; the worst come first, and what is beyond ten is counted in a notice.
enum GitHubRecorder {
  /// The number of annotations of one kind that a step shows.
  private static let shown = 10

  static func text(_ documents: [ResultDocument]) -> String {
    let findings = documents.flatMap { document in
      document.verdicts.filter { $0.finding != nil && $0.known == nil }.map { (document, $0) }
    }
    var lines: [String] = []
    var hidden = 0
    for severity in Severity.allCases {
      let all = findings.filter { $0.1.severity == severity }
      // NB: Sorting by length is stable here, so that equal results give equal logs.
      let sorted = all.enumerated().sorted {
        (length(of: $0.element.1), $0.offset) < (length(of: $1.element.1), $1.offset)
      }
      lines += sorted.prefix(shown).map { annotation($0.element.1, in: $0.element.0) }
      hidden += max(0, all.count - shown)
    }
    if hidden > 0 { lines.append("::notice::\(more(hidden))") }
    if lines.isEmpty {
      lines = documents.map { "::notice::\(data("\($0.title): \($0.headline)"))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func length(of verdict: ResultDocument.Verdict) -> Int {
    verdict.finding?.run.steps.count ?? 0
  }

  private static func annotation(
    _ verdict: ResultDocument.Verdict, in document: ResultDocument
  ) -> String {
    var properties: [String] = []
    if let place = document.place(of: verdict) {
      properties += ["file=\(property(place.file))", "line=\(place.line)"]
    }
    properties.append("title=\(property("\(document.title): \(verdict.property)"))")
    let finding = verdict.finding
    // One command is enough here: the log above and the page that it leads to have the others.
    let text = [finding?.why, finding?.text, finding?.next.first?.text].compactMap { $0 }
      .joined(separator: "\n\n")
    return "::\(verdict.severity.rawValue) \(properties.joined(separator: ","))::\(data(text))"
  }

  private static func data(_ text: String) -> String {
    text.replacingScalars { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: VisibleText.replacement(for: character)
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).replacingScalars { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }
}

private func more(_ count: Int) -> String {
  "\(counted(count, "more finding")) beside these: a step shows ten errors and ten warnings."
}
