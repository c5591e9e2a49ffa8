import GraphDrawing
import ModelChecker
import NavigationModel
import NavigationReports
import Testing

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
        "It goes wrong on Detail (1 of 1 finding).") == true)
  }

  @Test func theBoxOnWhichMostGoesWrongIsFilled() throws {
    let filled = { (document: ResultDocument) in
      document.mapDrawing.nodes.filter { $0.attributes["fillcolor"] == "#ffdcd9" }.map(\.id)
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
        == "It goes wrong on Shelves (1 of 3 findings), Borrower (1) and Failure (1). In red: the last step to each."
    )
  }

  @Test func theArrowOfALastStepIsRedAndNamesTheEvent() throws {
    let red = document.mapDrawing.edges.filter { $0.attributes["penwidth"] == "2" }
    #expect(
      red.map { "\($0.from) → \($0.to)" } == ["Lending → Library", "Lending → the app traps"])
    #expect(
      red.map { $0.attributes["label"]?.shownText } == ["✗ reset()\nswipe\nand 1 more", "✗ scan"])
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

  @Test func theLastStepOfAFindingIsMarkedThereToo() throws {
    var document = document
    let back = try #require(document.map.ways.firstIndex { $0.from == 1 && $0.to == 0 })
    document.map.ways[back].from = nil
    let box = try #require(document.mapDrawing.nodes.first { $0.id == "Library" })
    #expect(
      box.attributes["label"]?.shownText.hasSuffix(
        "from most coordinators:\n✗ reset()\nswipe\nand 1 more") == true)
  }

  @Test func whereNoArrowIsDrawnTheBoxNamesTheLastStep() throws {
    var document = document
    document.map.ways = []
    let boxes = document.mapDrawing.nodes.filter { $0.id != "start" }.map {
      $0.attributes["label"]?.shownText.split(separator: "\n").filter { $0.hasPrefix("✗") } ?? []
    }
    #expect(boxes == [["✗ reset()"], ["✗ push notification"], ["✗ scan"]])
    let lending = try #require(document.mapDrawing.nodes.first { $0.id == "Lending" })
    #expect(
      lending.attributes["tooltip"]?.shownText.hasSuffix(
        "push notification: the last step of 1 cause") == true)
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
