import NavigationModel

extension ResultDiff {
  /// Returns the changes as text, without a line break at its end.
  public func text(_ style: TextStyle = .plain) -> String {
    if isEmpty { return nothingChanged }
    var sections = systems.map { $0.text(style) }
    sections += removed.map { style.apply(.doubtful, "- \($0)") }
    sections += added.map { style.apply(.good, "+ \($0)") }
    return sections.joined(separator: "\n\n")
  }

  /// The changes as Markdown for a pull request, with a line break at its end.
  public var markdown: String {
    if isEmpty { return "\(nothingChanged)\n" }
    var sections = systems.map(\.markdown)
    if !removed.isEmpty {
      sections.append("No longer checked: \(MarkdownText.escaped(listed(removed))).")
    }
    if !added.isEmpty {
      sections.append("Newly checked: \(MarkdownText.escaped(listed(added))).")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }
}

extension SystemDiff {
  /// The numbers of the changes, in words.
  public var headline: String {
    let fates = disappeared.map(fate(of:))
    func count(_ fate: Fate) -> Int { fates.count { $0 == fate } }
    let counts = [
      (appeared.count, "new finding", "new findings"),
      (count(.gone), "finding gone", "findings gone"),
      (
        count(.open), "finding not found before the search ended",
        "findings not found before the search ended"
      ),
      (count(.unjudged), "finding no longer judged", "findings no longer judged"),
      (addedScreens.count, "screen added", "screens added"),
      (removedScreens.count, "screen \(removedWords)", "screens \(removedWords)"),
      (arrows.count, "arrow changed", "arrows changed"),
      (verdicts.count, "verdict changed", "verdicts changed"),
    ]
    return listed(counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) })
  }

  func text(_ style: TextStyle) -> String {
    var lines = [style.apply(.strong, title) + ": \(headline)", "  \(size)"]
    lines += doubts.map { "  " + style.apply(.doubtful, $0) }
    lines += appeared.map { "  " + style.apply(.bad, "✗ \(words($0))") }
    lines += disappeared.map {
      "  " + style.apply(fate(of: $0) == .gone ? .good : .doubtful, gone($0))
    }
    lines += groupedVerdicts.map { "  \($0.before) → \($0.after): \(listed($0.properties))" }
    lines += addedScreens.map { "  + screen \($0.title)" }
    let missing = isNewerOpen ? "?" : "-"
    lines += removedScreens.map { "  \(missing) screen \($0.title)" }
    for arrow in arrows {
      let sign = !arrow.isWhole ? "~" : arrow.added.isEmpty ? missing : "+"
      lines.append("  \(sign) \(ends(arrow)): \(events(arrow))")
    }
    return lines.joined(separator: "\n")
  }

  var markdown: String {
    var sections = [
      "### \(MarkdownText.escaped(title)): \(headline)", MarkdownText.escaped(size),
      doubts.joined(separator: " "),
    ]
    let findings =
      appeared.map {
        "✗ **\(MarkdownText.escaped($0.property))**: \(MarkdownText.escaped(why($0)))"
      }
      + disappeared.map { MarkdownText.escaped(gone($0)) }
    sections.append(findings.map { "- \($0)" }.joined(separator: "\n"))
    sections += appeared.compactMap { verdict in
      verdict.finding.map { finding in
        MarkdownText.folded("\(verdict.property), step by step", MarkdownText.code(finding.text))
      }
    }
    if !verdicts.isEmpty {
      sections.append(
        MarkdownText.table(
          ["before", "after", "invariants"],
          groupedVerdicts.map {
            [$0.before, $0.after, MarkdownText.escaped(listed($0.properties))]
          }))
    }
    let screens =
      addedScreens.map { "- added: \(MarkdownText.escaped($0.title))" }
      + removedScreens.map {
        "- \(removedWords): \(MarkdownText.escaped($0.title))"
      }
    if !screens.isEmpty { sections.append("Screens\n\n\(screens.joined(separator: "\n"))") }
    if !arrows.isEmpty {
      let lines = arrows.map { "- \(MarkdownText.escaped("\(ends($0)): \(events($0))"))" }
      sections.append(
        MarkdownText.folded(
          counted(arrows.count, "arrow") + " changed", lines.joined(separator: "\n")))
    }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The differences that may be due to a search that ended early.
  private var doubts: [String] {
    let lacks = !removedScreens.isEmpty || arrows.contains { !$0.removed.isEmpty }
    let has = !addedScreens.isEmpty || arrows.contains { !$0.added.isEmpty }
    return [
      isNewerOpen && lacks ? newerEnded : nil,
      !before.isExhaustive && has ? olderEnded : nil,
    ].compactMap { $0 }
  }

  /// A Boolean value that indicates whether the newer search ended early, so that what it lacks may
  /// be there.
  var isNewerOpen: Bool { !after.isExhaustive }

  /// The word for screens that only the older result has.
  private var removedWords: String { isNewerOpen ? "not reached" : "removed" }

  /// The sizes of both graphs.
  private var size: String {
    let numbers = [
      ("states", before.states, after.states),
      ("transitions", before.transitions, after.transitions),
      ("depth", before.depth, after.depth),
    ]
    return numbers.map { name, old, new in
      old == new ? "\(name) \(new)" : "\(name) \(old) → \(new)"
    }.joined(separator: ", ") + "; \(after.words)"
  }

  private func words(_ verdict: ResultDocument.Verdict) -> String {
    "\(verdict.property): \(why(verdict))"
  }

  private func why(_ verdict: ResultDocument.Verdict) -> String {
    guard let finding = verdict.finding else { return "" }
    let steps = finding.run.steps.dropFirst().map(\.words).joined(separator: ", ")
    return steps.isEmpty ? finding.why : "\(finding.why) After \(steps)."
  }

  /// Returns the line about a finding that is gone: without an answer it is no better than before.
  private func gone(_ verdict: ResultDocument.Verdict) -> String {
    let screen = verdict.finding?.run.steps.last?.state?.screen ?? ""
    let isElsewhere = appeared.contains { $0.property == verdict.property }
    let place = isElsewhere && !screen.isEmpty ? " at \(screen)" : ""
    return switch fate(of: verdict) {
    case .gone: "✓ \(verdict.property) no longer violated\(place)"
    case .open: "? \(verdict.property) not found\(place) before the search ended"
    case .unjudged: "? \(verdict.property) no longer judged"
    }
  }

  private enum Fate {
    case gone
    case open
    case unjudged
  }

  private func fate(of verdict: ResultDocument.Verdict) -> Fate {
    switch new.verdicts.first(where: { $0.property == verdict.property })?.outcome {
    case .inconclusive: .open
    case .notApplicable, nil: .unjudged
    case .holds, .vacuous, .violated: .gone
    }
  }

  /// The verdicts that changed, together where they changed alike, in the order of the first.
  private var groupedVerdicts: [(before: String, after: String, properties: [String])] {
    var groups: [(before: String, after: String, properties: [String])] = []
    for change in verdicts {
      let before = change.before?.words ?? "not judged"
      let after = change.after?.words ?? "not judged"
      if let index = groups.firstIndex(where: { ($0.before, $0.after) == (before, after) }) {
        groups[index].properties.append(change.property)
      } else {
        groups.append((before, after, [change.property]))
      }
    }
    return groups
  }

  private func ends(_ arrow: Arrow) -> String {
    arrow.from == arrow.to ? "stays at \(arrow.from)" : "\(arrow.from) → \(arrow.to)"
  }

  private func events(_ arrow: Arrow) -> String {
    if arrow.isWhole { return (arrow.added + arrow.removed).joined(separator: ", ") }
    return (arrow.added.map { "+ \($0)" } + arrow.removed.map { "- \($0)" })
      .joined(separator: ", ")
  }
}

private let nothingChanged = "Nothing changed."

private let newerEnded =
  "The newer search ended before it had seen everything: what it lacks may be there as before."

private let olderEnded =
  "The older search ended before it had seen everything: what is added may not be new."
