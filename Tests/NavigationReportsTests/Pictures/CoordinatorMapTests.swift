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

  @Test func theTitleSaysWhereItGoesWrong() throws {
    let label = try #require(document.mapDrawing.attributes["label"])
    #expect(
      label.shownText.split(separator: "\n")[2]
        == "Findings show on Shelves (1), Borrower (1) and Failure (1); on a red arrow is the last step to one"
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
