import NavigationModel

extension TextReport {
  /// A line for each verdict that needs attention; the others by name, unless all is told.
  ///
  /// The scope is that of the search, which the heading names.
  func verdicts(_ style: TextStyle) -> String {
    if isVerbose { return self.lines(of: document.verdicts, style).joined(separator: "\n") }
    var lines = self.lines(of: named(.violated) + named(.vacuous), style)
    let open = named(.inconclusive)
    lines += grouped(open.filter { !document.holdsInNarrowerScopeAlone($0) }, style) {
      "\($0) \(VerdictKind.inconclusive.words)"
    }
    lines += grouped(open.filter(document.holdsInNarrowerScopeAlone), style, holdInNarrowerScope)
    lines += group(named(.holds), "", style) { "\($0) \($0 == 1 ? "holds" : "hold")" }
    lines += group(named(.notApplicable), "", style) {
      "\($0) \(VerdictKind.notApplicable.words)"
    }
    return lines.joined(separator: "\n")
  }

  /// Open verdicts by name, those with one reason together.
  private func grouped(
    _ verdicts: [ResultDocument.Verdict], _ style: TextStyle, _ words: (Int) -> String
  ) -> [String] {
    var reasons: [String] = []
    for verdict in verdicts {
      let reason = verdict.reason ?? ""
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons.flatMap { reason in
      group(
        verdicts.filter { ($0.reason ?? "") == reason }, reason.isEmpty ? "" : " (\(reason))",
        style, words)
    }
  }

  private func lines(of verdicts: [ResultDocument.Verdict], _ style: TextStyle) -> [String] {
    verdicts.map { VerdictLine($0).text(style) }
  }

  private func named(_ outcome: VerdictKind) -> [ResultDocument.Verdict] {
    document.verdicts.filter { $0.outcome == outcome }
  }

  /// Verdicts of one kind, by name, on as many lines as they need.
  private func group(
    _ verdicts: [ResultDocument.Verdict], _ remark: String, _ style: TextStyle,
    _ words: (Int) -> String
  ) -> [String] {
    guard let first = verdicts.first.map({ VerdictLine($0) }) else { return [] }
    let mark = style.apply(first.meaning, first.mark)
    let title = "\(mark) \(words(verdicts.count))\(remark):"
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
