import GraphDrawing
import NavigationReports
import Testing

@Suite struct ResultDiffTests {
  /// Two revisions of the library: a screen with an arrow, an event, a finding more; one less.
  private func revisions() throws -> (old: ResultDocument, new: ResultDocument) {
    var old = try ResultDocumentTests.document()
    var new = old
    var help = new.screens[1]
    (help.id, help.words) = ("Library.Help", "Help")
    new.screens.append(help)
    var arrow = new.edges[0]
    (arrow.from, arrow.to, arrow.events) = (new.screens[0].id, help.id, ["help": 1])
    new.edges.append(arrow)
    new.edges[0].events["lookUp"] = 2
    let gone = try #require(new.verdicts.firstIndex { $0.property == "OnePresentation" })
    new.verdicts[gone].finding = nil
    new.verdicts[gone].outcome = .holds
    let appeared = try #require(old.verdicts.firstIndex { $0.property == "NoFault" })
    old.verdicts[appeared].finding = nil
    old.verdicts[appeared].outcome = .holds
    old.search.states = 40
    return (old, new)
  }

  @Test func theSameIsNoChange() throws {
    let document = try ResultDocumentTests.document()
    let diff = ResultDiff(from: [document], to: [document])
    #expect(diff.isEmpty)
    #expect(diff.text() == "Nothing changed.")
    #expect(diff.markdown == "Nothing changed.\n")
    #expect(!diff.hasNewFindings)
  }

  @Test func everythingThatChangedIsTold() throws {
    let (old, new) = try revisions()
    let diff = ResultDiff(from: [old], to: [new])
    #expect(diff.hasNewFindings)
    let first = new.edges[0]
    let ends = first.from == first.to ? "stays at \(first.from)" : "\(first.from) → \(first.to)"
    #expect(
      diff.text() == """
        Library (asPublished): 1 new finding, 1 finding gone, 1 screen added, 2 arrows changed \
        and 2 verdicts changed
          states 40 → 44, transitions 154, depth 11; exhaustive; stack ≤ 4
          ✗ NoFault: 'scan' trapped with signal 4 (SIGILL). After tap open(.shelf(a)), \
        tap lend(.book(1)), tap confirm, completion loan fails, tap scan.
          ✓ OnePresentation no longer violated
          violated → holds: OnePresentation
          holds → violated: NoFault
          + screen Help
          ~ \(ends): + lookUp
          + \(new.screens[0].id) → Library.Help: help
        """)
  }

  @Test func backwardsItIsTheOtherWayRound() throws {
    let (old, new) = try revisions()
    let diff = try #require(ResultDiff(from: [new], to: [old]).systems.first)
    #expect(diff.appeared.map(\.property) == ["OnePresentation"])
    #expect(diff.disappeared.map(\.property) == ["NoFault"])
    #expect(diff.removedScreens.map(\.id) == ["Library.Help"])
    #expect(diff.arrows.map(\.removed) == [["lookUp"], ["help"]])
  }

  @Test func anOpenAnswerIsNoFix() throws {
    let old = try ResultDocumentTests.document()
    var new = old
    let index = try #require(new.verdicts.firstIndex { $0.property == "OnePresentation" })
    new.verdicts[index].finding = nil
    new.verdicts[index].outcome = .inconclusive
    let headline =
      "Library (asPublished): 1 finding not found before the search ended and 1 verdict changed"
    let diff = ResultDiff(from: [old], to: [new])
    #expect(diff.text().hasPrefix("\(headline)\n"))
    #expect(diff.text().contains("\n  ? OnePresentation not found before the search ended\n"))
    #expect(diff.markdown.hasPrefix("### \(headline)\n"))
  }

  @Test func whatIsNotJudgedAnyMoreIsNoFix() throws {
    let old = try ResultDocumentTests.document()
    var (without, inapplicable) = (old, old)
    without.verdicts.removeAll { $0.property == "OnePresentation" }
    let index = try #require(old.verdicts.firstIndex { $0.property == "OnePresentation" })
    inapplicable.verdicts[index].finding = nil
    inapplicable.verdicts[index].outcome = .notApplicable
    for new in [without, inapplicable] {
      let diff = ResultDiff(from: [old], to: [new])
      let headline =
        "Library (asPublished): 1 finding no longer judged and 1 verdict changed"
      #expect(diff.text().hasPrefix("\(headline)\n"))
      #expect(diff.text().contains("\n  ? OnePresentation no longer judged\n"))
      #expect(diff.markdown.contains("- ? OnePresentation no longer judged\n"))
    }
  }

  @Test func whatASearchThatEndedEarlyLacksMayBeThere() throws {
    let (few, more) = try revisions()
    var ended = few
    ended.search.completeness = .bounded
    let note =
      "The newer search ended before it had seen everything: what it lacks may be there as before."
    let lacking = ResultDiff(from: [more], to: [ended])
    let headline = try #require(lacking.systems.first?.headline)
    #expect(headline.contains("1 screen not reached"))
    #expect(!headline.contains("removed"))
    #expect(lacking.text().contains("; exhaustive; stack ≤ 4\n  \(note)\n"))
    #expect(lacking.text().contains("\n  ? screen Help\n"))
    #expect(lacking.text().hasSuffix("\n  ? \(more.screens[0].id) → Library.Help: help"))
    #expect(lacking.markdown.contains("\n\n\(note)\n\n"))
    #expect(lacking.markdown.contains("\n- not reached: Help"))
    #expect(
      lacking.drawing().dot().contains(
        "− dashed red: removed · ? not reached before the search ended"))
    let gaining = ResultDiff(from: [ended], to: [more]).text()
    #expect(
      gaining.contains(
        "\n  The older search ended before it had seen everything: what is added may not be new.\n"
      ))
    #expect(gaining.contains("\n  + screen Help\n"))
    // Between searches of everything there is no doubt.
    #expect(!ResultDiff(from: [more], to: [few]).text().contains("ended"))
  }

  @Test func whatIsGoneAndWhatIsOpenAreCountedApart() throws {
    let old = try ResultDocumentTests.document()
    var new = old
    for index in new.verdicts.indices where new.verdicts[index].finding != nil {
      let isFixed = new.verdicts[index].property == "OnePresentation"
      new.verdicts[index].finding = nil
      new.verdicts[index].outcome = isFixed ? .holds : .inconclusive
    }
    let count = old.verdicts.filter { $0.finding != nil }.count
    try #require(count > 2)
    let headline = try #require(ResultDiff(from: [old], to: [new]).systems.first?.headline)
    #expect(
      headline == "1 finding gone, \(count - 1) findings not found before the search ended and "
        + "\(count) verdicts changed")
  }

  @Test func verdictsThatChangeAlikeAreOneLine() throws {
    let old = try ResultDocumentTests.document()
    var new = old
    for index in new.verdicts.indices where new.verdicts[index].outcome == .holds {
      new.verdicts[index].outcome = .inconclusive
    }
    let names = new.verdicts.filter { $0.outcome == .inconclusive }.map(\.property)
    try #require(names.count > 1)
    let list = names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
    let diff = ResultDiff(from: [old], to: [new])
    #expect(diff.text().hasSuffix("\n  holds → inconclusive: \(list)"))
    #expect(diff.markdown.hasSuffix("\n| holds | inconclusive | \(list) |\n"))
  }

  @Test func systemsComeAndGo() throws {
    let one = try ResultDocumentTests.document()
    var other = one
    (other.system, other.title) = ("Archive", "Archive (asPublished)")
    let diff = ResultDiff(from: [one], to: [other])
    #expect(diff.text() == "- Library (asPublished)\n\n+ Archive (asPublished)")
    #expect(
      diff.markdown
        == "No longer checked: Library (asPublished).\n\n"
        + "Newly checked: Archive (asPublished).\n")
  }

  @Test func theOneFormThatIsLeftOnEachSideIsCompared() throws {
    let (old, newer) = try revisions()
    var new = newer
    new.title = "Library (repaired)"
    let diff = ResultDiff(from: [old], to: [new])
    let system = try #require(diff.systems.first)
    #expect(system.title == "Library (asPublished) → Library (repaired)")
    #expect(system.appeared.map(\.property) == ["NoFault"])
    #expect(system.disappeared.map(\.property) == ["OnePresentation"])
    #expect(diff.removed.isEmpty && diff.added.isEmpty)
    #expect(ResultDiff(from: [old, newer], to: [newer, new]).added == ["Library (repaired)"])
    var third = newer
    third.title = "Library (third)"
    let several = ResultDiff(from: [old], to: [new, third])
    #expect(several.systems.isEmpty)
    #expect(several.removed == ["Library (asPublished)"])
    #expect(several.added == ["Library (repaired)", "Library (third)"])
  }

  @Test func markdownFoldsWhatIsLong() throws {
    let (old, new) = try revisions()
    let text = ResultDiff(from: [old], to: [new]).markdown
    #expect(
      text.hasPrefix(
        "### Library (asPublished): 1 new finding, 1 finding gone, 1 screen added, "
          + "2 arrows changed and 2 verdicts changed\n\n"))
    #expect(text.contains("- ✗ **NoFault**: 'scan' trapped with signal 4 (SIGILL). After "))
    #expect(text.contains("- ✓ OnePresentation no longer violated\n"))
    #expect(text.contains("| violated | holds | OnePresentation |"))
    #expect(text.contains("<details><summary>2 arrows changed</summary>"))
  }

  @Test func thePictureTellsThemApart() throws {
    let (old, new) = try revisions()
    let drawing = ResultDiff(from: [old], to: [new]).drawing()
    func kind(_ attributes: DrawnGraph.Attributes) -> DrawnGraph.Value? { attributes["class"] }
    #expect(drawing.nodes.count == new.screens.count)
    #expect(
      drawing.nodes.filter { kind($0.attributes) == "screen added" }.map(\.id)
        == ["Library.Help"])
    #expect(drawing.edges.filter { kind($0.attributes) == "added" }.map(\.to) == ["Library.Help"])
    let back = ResultDiff(from: [new], to: [old]).drawing()
    #expect(
      back.nodes.filter { kind($0.attributes) == "screen removed" }.map(\.id)
        == ["Library.Help"])
    #expect(back.edges.filter { kind($0.attributes) == "removed" }.count == 1)
    #expect(back.dot() == ResultDiff(from: [new], to: [old]).drawing().dot())
  }
}
