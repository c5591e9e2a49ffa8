import NavigationModel

extension TextReport {
  /// A line for each verdict that needs attention; the others by name, unless all is told.
  ///
  /// The scope is that of the search, which the heading names.
  func verdicts(_ style: TextStyle) -> String {
    if isVerbose { return self.lines(of: document.verdicts, style).joined(separator: "\n") }
    var lines = self.lines(of: named(.violated) + named(.vacuous), style)
    var reasons: [String] = []
    for verdict in named(.inconclusive) {
      let reason = verdict.reason ?? ""
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    for reason in reasons {
      let open = named(.inconclusive).filter { ($0.reason ?? "") == reason }
      lines += group(open, .inconclusive, reason.isEmpty ? "" : " (\(reason))", style)
    }
    lines += group(named(.holds), .holds, "", style)
    lines += group(named(.notApplicable), .notApplicable, "", style)
    return lines.joined(separator: "\n")
  }

  private func lines(of verdicts: [ResultDocument.Verdict], _ style: TextStyle) -> [String] {
    verdicts.map { VerdictLine($0).text(style) }
  }

  private func named(_ outcome: VerdictKind) -> [ResultDocument.Verdict] {
    document.verdicts.filter { $0.outcome == outcome }
  }

  /// Verdicts of one kind, by name, on as many lines as they need.
  private func group(
    _ verdicts: [ResultDocument.Verdict], _ outcome: VerdictKind, _ remark: String,
    _ style: TextStyle
  ) -> [String] {
    guard let first = verdicts.first.map({ VerdictLine($0) }) else { return [] }
    let word = outcome == .holds && verdicts.count > 1 ? "hold" : outcome.words
    let title = "\(style.apply(first.meaning, first.mark)) \(verdicts.count) \(word)\(remark):"
    return wrapped(title, verdicts.map(\.property), indent: "    ")
  }

  /// Words behind a title, with commas between them, on as many lines as they need.
  func wrapped(_ title: String, _ words: [String], indent: String) -> [String] {
    var lines = [title]
    for (index, name) in words.enumerated() {
      let word = index == words.count - 1 ? name : name + ","
      if lines[lines.count - 1].count + 1 + word.count <= 100 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(indent + word)
      }
    }
    return lines
  }
}
