import GraphDrawing
import ModelChecker
import NavigationModel
import Testing

@testable import NavigationReports

/// The map of coordinators.
@Suite struct CoordinatorMapTests {
  private let document: ResultDocument

  init() throws { document = ResultDocument(try Library.result(), invariants: Library.invariants) }

  @Test func eachCoordinatorHasItsScreens() {
    #expect(
      document.map.flows.map {
        "\($0.name) \($0.kind): \($0.screens.map(\.name).joined(separator: ", "))"
      }
        == [
          "Library coordinator: Shelves, Shelf(a), Reminder",
          "Lending modal: Borrower, Failure", "the app traps fault: ",
        ])
    #expect(document.map.starts == [0])
  }

  @Test func eachScreenOfTheGraphHasAPlaceOnTheMap() {
    let places = document.map.flows.flatMap(\.screens).flatMap(\.places)
    #expect(Set(places) == Set(document.screens.map(\.id)))
  }

  @Test func waysSayWhatHappens() {
    let flows = document.map.flows.map(\.name)
    let ways = document.map.ways.map { way in
      "\(way.from.map { flows[$0] } ?? "most") \(way.isBack ? "⇠" : "→") \(flows[way.to]): "
        + way.kinds.map(\.name).sorted().joined(separator: ", ")
    }
    #expect(
      ways == [
        "Library → Lending: lend(.book(1))",
        "Lending ⇠ Library: loan succeeds, reset(), swipe",
        "Lending → the app traps: scan",
      ])
  }

  /// The transitions between coordinators, counted on the graph itself.
  @Test func everyTransitionBetweenCoordinatorsIsOnAWay() throws {
    let result = try Library.result()
    var expected = 0
    let flow = Dictionary(
      document.screens.map { ($0.id, $0.coordinator) }, uniquingKeysWith: { first, _ in first })
    for edge in document.edges where flow[edge.from] != flow[edge.to] {
      expected += edge.events.values.reduce(0, +)
    }
    expected += result.graph.edges.count { $0.fault.map { !$0.isOfSystem } ?? false }
    let onWays = document.map.ways.flatMap(\.kinds).reduce(0) { $0 + $1.transitions }
    #expect(onWays == expected)
  }

  @Test func aBoxSaysHowManyFindingsEndOnItsScreens() throws {
    let drawing = document.mapDrawing
    let lending = try #require(drawing.nodes.first { $0.id == "Lending" })
    #expect(lending.attributes["class"] == "screen violation")
    let findings = document.verdicts.compactMap(\.finding).filter { !$0.isAbsence }
    let ends = findings.compactMap { finding in
      finding.run.steps.last { $0.state != nil }?.state?.screen
    }
    let places = document.map.flows[1].screens.flatMap(\.places)
    let count = ends.count { places.contains($0) }
    let text = drawing.dot()
    #expect(count > 0)
    #expect(text.contains("✗"), "\(text)")
  }

  /// The lines of a box on what goes wrong in it.
  private func lines(_ name: String, on document: ResultDocument) throws -> [Substring] {
    let box = try #require(document.mapDrawing.nodes.first { $0.id == name })
    return try #require(box.attributes["label"]).shownText.split(separator: "\n")
  }

  @Test func belowAScreenStandsWhatBreaksThereAndAfterWhichEvent() throws {
    var document = document
    let number = try #require(
      document.verdicts.firstIndex { $0.property == "NoOrphanedChildren" })
    document.verdicts[number].violation = "leaves a coordinator without a screen"
    #expect(
      try lines("Library", on: document) == [
        "Library ✗ 1", "Shelves ✗ 1", "✗ leaves a coordinator without a screen", "· reset()",
        "Shelf(a)", "Reminder",
      ])
    // A property without words for it is named.
    #expect(
      try lines("Lending", on: document) == [
        "Lending ✗ 2", "Borrower ✗ 1", "✗ OnePresentation", "· push notification", "Failure ✗ 1",
        "✗ NoFault", "· scan",
      ])
  }

  @Test func ofMoreThanThreeTheRestIsCounted() throws {
    var document = document
    let one = try #require(
      document.verdicts.first { $0.property == "NoOrphanedChildren" })
    document.verdicts = [Int](1...6).map { number in
      var verdict = one
      verdict.property = number > 2 ? "Rule\(number)" : "Rule1"
      if number == 2 { verdict.finding?.run.steps[3].event = "rename" }
      return verdict
    }
    #expect(
      try lines("Library", on: document).dropFirst().prefix(8) == [
        "Shelves ✗ 6", "✗ Rule1", "· reset() and 1 more", "✗ Rule3", "· reset()", "✗ Rule4",
        "· reset()", "✗ and 2 more",
      ])
    let tooltip = document.mapDrawing.nodes.first { $0.id == "Library" }?.attributes["tooltip"]
    #expect(
      tooltip?.shownText.hasPrefix(
        """
        Library
        Shelves: 6 findings show there
          ✗ Rule1: reset(), rename
          ✗ Rule3: reset()
          ✗ Rule4: reset()
          ✗ Rule5: reset()
          ✗ Rule6: reset()
        """) == true, "\(tooltip?.shownText ?? "")")
  }

  @Test func theLegendExplainsWhatIsThereAndNothingElse() throws {
    func legend(_ document: ResultDocument, along run: ResultDocument.Run? = nil) -> [Substring] {
      let title = document.mapDrawing(along: run).attributes["label"]?.shownText ?? ""
      return Array(title.split(separator: "\n").drop { !$0.contains("states") }.dropFirst())
    }
    #expect(
      legend(document) == [
        "number of findings that show there", "most findings show here", "last step of a finding",
        "leads back", "presents", "presented over others",
        "a bound: what is beyond was not followed",
      ])
    let run = try #require(document.verdicts.first { $0.property == "NoFault" }?.finding?.run)
    #expect(legend(document, along: run).contains("step of the run"))
    #expect(!legend(document, along: run).contains("most findings show here"))
    var sound = document
    sound.verdicts = []
    sound.map.flows.removeAll { $0.kind == .fault }
    #expect(
      legend(sound) == [
        "leads back", "presents", "presented over others",
        "a bound: what is beyond was not followed",
      ])
  }

  @Test func namesAreCutBetweenWords() {
    let names = [
      "open link settings meaning:warmth", "open edugo://assessments/midterm/ada",
      "call color.color(red) at level 1", "double tap ColorList(0): Settings", "back",
      "aNameOfOneWordThatIsMuchTooLongForAnArrow",
    ]
    #expect(
      names.map { $0.abbreviatedBetweenWords(to: 30) } == [
        "open link …meaning:warmth", "open edugo://…midterm/ada",
        "call color.color(red) …level 1", "double tap …Settings", "back",
        "aNameOfOneWordThatIsMuchTooLo…",
      ])
  }

  /// The sum of the badges.
  private func badges(on document: ResultDocument) -> Int {
    document.mapDrawing.nodes.reduce(0) { sum, node in
      let title = node.attributes["label"]?.shownText.split(separator: "\n").first ?? ""
      return sum + (title.split(separator: "✗ ").dropFirst().first.flatMap { Int($0) } ?? 0)
    }
  }

  @Test func eachFindingCountsOnOneScreenAlsoWhereSeveralAreSideBySide() throws {
    let findings = document.verdicts.compactMap(\.finding).filter { !$0.isAbsence }
    #expect(badges(on: document) == findings.count)
    var document = document
    for flow in document.map.flows.indices {
      document.map.flows[flow].screens += document.map.flows[flow].screens.map {
        .init(name: "beside \($0.name)", places: $0.places)
      }
    }
    #expect(badges(on: document) == findings.count)
  }

  @Test func ofScreensSideBySideTheOneThatTheLastStepBringsHasTheFinding() throws {
    var document = document
    let run = try #require(
      document.verdicts.first { $0.property == "NoOrphanedChildren" }?.finding?.run)
    let places = run.steps.compactMap { $0.state?.screen }
    let (last, before) = (places[places.count - 1], places[places.count - 2])
    #expect(last != before)
    document.verdicts.removeAll { $0.property != "NoOrphanedChildren" }
    document.map.flows = [
      .init(
        name: "Split", kind: .coordinator,
        screens: [
          .init(name: "List", places: [before, last]), .init(name: "Detail", places: [last]),
        ])
    ]
    #expect(
      document.mapDrawing.attributes["label"]?.shownText.contains(
        "1 finding, on Detail.") == true)
  }

  @Test func theBoxOnWhichMostGoesWrongIsFilled() throws {
    let filled = { (document: ResultDocument) in
      document.mapDrawing.nodes.filter { $0.attributes["fillcolor"] == "#ffebe9" }.map(\.id)
    }
    #expect(filled(document) == ["Lending", "the app traps"])
    var even = document
    even.verdicts.removeAll { $0.property == "NoFault" }
    #expect(filled(even) == ["the app traps"])
  }

  @Test func theTitleSaysWhereItGoesWrong() throws {
    let label = try #require(document.mapDrawing.attributes["label"])
    #expect(
      label.shownText.split(separator: "\n")[2]
        == "3 findings: 1 on Borrower, 1 on Shelves and 1 on Failure.")
    var other = document
    other.verdicts[0].finding?.run.steps.removeAll()
    #expect(
      other.mapDrawing.attributes["label"]?.shownText.contains("and 1 before any screen.") == true)
  }

  @Test func theArrowOfALastStepIsRedAndNamesTheEvent() throws {
    let red = document.mapDrawing.edges.filter { $0.attributes["penwidth"] == "2" }
    #expect(
      red.map { "\($0.from) → \($0.to)" } == ["Lending → Library", "Lending → the app traps"])
    #expect(
      red.map { $0.attributes["label"]?.shownText } == ["✗ reset()\nswipe\nand 1 more", "✗ scan"])
  }

  @Test func anArrowNamesTheSameEventAsTheLineBelowTheScreen() throws {
    var document = document
    let way = try #require(document.map.ways.firstIndex { $0.from == 1 && $0.to == 0 })
    let kind = try #require(document.map.ways[way].kinds.firstIndex { $0.name == "reset()" })
    document.map.ways[way].kinds[kind].name = "what all of a kind are called"
    let labels = document.mapDrawing.edges.compactMap { $0.attributes["label"]?.shownText }
    #expect(labels.contains("✗ reset()\nswipe\nand 1 more"), "\(labels)")
  }

  @Test func whatFailsIsNeverHiddenBehindANumber() throws {
    var document = document
    let way = try #require(document.map.ways.firstIndex { $0.to == 2 })
    document.map.ways[way].kinds += [1, 2, 3].map {
      .init(name: "trap \($0)", events: ["trap \($0)"], transitions: 1)
    }
    let back = try #require(document.map.ways.firstIndex { $0.from == 1 && $0.to == 0 })
    let run = try #require(
      document.verdicts.first { $0.property == "NoOrphanedChildren" }?.finding?.run)
    document.map.ways[back].kinds += [1, 2].map {
      .init(name: "end \($0)", events: ["end \($0)"], transitions: 1)
    }
    for number in [1, 2] {
      var verdict = try #require(
        document.verdicts.first { $0.property == "NoOrphanedChildren" })
      verdict.finding?.run = run
      verdict.finding?.run.steps[run.steps.count - 1].event = "end \(number)"
      document.verdicts.append(verdict)
    }
    let labels = document.mapDrawing.edges.compactMap { $0.attributes["label"]?.shownText }
    // Whatever ends in a trap fails, also what no trace ends with.
    #expect(labels.last == "✗ scan\n✗ trap 1\n✗ and 2 more")
    #expect(labels.contains("✗ reset()\n✗ end 1\nand 3 more, 1 of them ✗"), "\(labels)")
  }

  @Test func whatLeadsToACoordinatorFromMostOthersStandsInItsBox() throws {
    var document = document
    document.map.ways.append(
      .init(
        from: nil, to: 1,
        kinds: [.init(name: "logOut", events: ["tap logOut", "call logOut"], transitions: 7)],
        isBack: false, isInternal: false))
    let box = try #require(document.mapDrawing.nodes.first { $0.id == "Lending" })
    #expect(box.events == ["tap logOut", "call logOut"])
    #expect(box.attributes["label"]?.shownText.hasSuffix("from most coordinators:\nlogOut") == true)
    #expect(
      box.attributes["tooltip"]?.shownText.hasSuffix(
        """
        from most coordinators:
        logOut (7 transitions)
          tap logOut
          call logOut
        """) == true)
  }

  @Test func whatGoesWrongStandsAtItsScreenAlone() throws {
    var document = document
    let back = try #require(document.map.ways.firstIndex { $0.from == 1 && $0.to == 0 })
    document.map.ways[back].from = nil
    let box = try #require(document.mapDrawing.nodes.first { $0.id == "Library" })
    #expect(
      box.attributes["label"]?.shownText.hasSuffix(
        "✗ NoOrphanedChildren\n· reset()\nShelf(a)\nReminder\nfrom most coordinators:\nswipe\nloan succeeds"
      ) == true, "\(box.attributes["label"]?.shownText ?? "")")
  }

  @Test func whatTrapsBeforeAScreenIsShownStandsInTheBoxOfTraps() throws {
    var document = document
    let number = try #require(document.verdicts.firstIndex { $0.property == "NoFault" })
    let last = try #require(document.verdicts[number].finding?.run.steps.last)
    document.verdicts[number].finding?.run.steps = [last]
    #expect(try lines("the app traps", on: document) == ["the app traps", "✗ NoFault", "· scan"])
  }

  /// Graphviz 2.42 corrupts its memory over such arrows where their ends have the same rank.
  @Test func everyArrowWithALabelHasASayInTheLayout() {
    for edge in document.mapDrawing.edges where edge.attributes["label"] != nil {
      #expect(edge.attributes["constraint"] == nil)
    }
  }

  @Test func theDrawingIsTheSameEveryTime() throws {
    let again = ResultDocument(try Library.result(), invariants: Library.invariants)
    #expect(document.mapDrawing.dot() == again.mapDrawing.dot())
    #expect(document.mapWords.hasPrefix("Library (asPublished): "))
    #expect(
      document.mapWords.contains(" 3 findings: 1 on Borrower, 1 on Shelves and 1 on Failure. "))
    #expect(
      document.mapWords.hasSuffix(
        """
        Library with Shelves, Shelf(a) and Reminder; Lending with Borrower and Failure; \
        the app traps.
        """), "\(document.mapWords)")
  }
}

/// The map of a coordinator with tabs of its own.
@Suite struct MapOfTabsTests {
  @Test func eachTabHasABox() throws {
    let document = ResultDocument(try check(TwoTabs(ownTabs: true), invariants: []))
    #expect(
      document.map.flows.map { "\($0.name): \($0.screens.map(\.name).joined(separator: ", "))" }
        == ["App · Lineup: Lineup, Act", "App · Stages: Stages", "App: Alert"])
    #expect(
      document.map.ways.map { "\($0.from ?? -1) → \($0.to)" }.sorted()
        == ["0 → 1", "0 → 2", "1 → 0"])
  }

  @Test func tabsOfAnotherCoordinatorAreNoBoxes() throws {
    let document = ResultDocument(try check(TwoTabs(ownTabs: false), invariants: []))
    #expect(document.map.flows.map(\.name) == ["Screens"])
  }
}
