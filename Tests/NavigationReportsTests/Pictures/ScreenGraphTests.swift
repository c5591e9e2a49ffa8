import GraphDrawing
import ModelChecker
import NavigationModel
import NavigationReports
import Testing

@Suite struct ScreenGraphTests {
  private func edge(
    _ from: String, _ to: String, in graph: DrawnGraph
  ) throws -> DrawnGraph.Attributes {
    try #require(graph.edges.first { $0.from == from && $0.to == to }).attributes
  }

  private func text(_ value: DrawnGraph.Value?) -> String? { value?.shownText }

  private func drawing(
    highlighting property: String? = nil, declared: [DeclaredScreen] = []
  ) throws -> DrawnGraph {
    let result = try Library.result()
    let highlight = property.flatMap {
      Highlight(Library.answer($0, in: result))
    }
    return ScreenGraph(result, highlight: highlight, declared: declared).drawing()
  }

  @Test func nodesAreScreensWithWhatTheyArePresentedOver() throws {
    let graph = try drawing()
    #expect(
      graph.nodes.map(\.id) == [
        "start", "Library.Shelves", "Library.Shelf(a)", "Library.Reminder (sheet over Shelves)",
        "Lending.Borrower (sheet over Shelf(a))", "Library.Reminder (sheet over Shelf(a))",
        "Lending.Failure (sheet over Shelf(a))", "anywhere → Library.Shelves", "fault: trapped",
        "legend",
      ])
    #expect(
      graph.nodes.map(\.cluster) == [
        nil, "Library", "Library", "Library", "Lending", "Library", "Lending", nil, nil, nil,
      ])
    #expect(graph.clusters.map(\.id) == ["Library", "Lending"])
    #expect(graph.clusters.map { text($0.attributes["class"]) } == ["flow", "flow modal"])
    #expect(text(graph.nodes[3].attributes["label"]) == "Reminder\nsheet over Shelves")
    #expect(
      text(graph.nodes[4].attributes["tooltip"]) == """
        Borrower of Lending, 16 states
        presented as a sheet over Shelf(a)
        stays here:
        tap confirm (8 transitions)
        push notification (8 transitions)
        completion loan fails (8 transitions)
        """)
  }

  @Test func whatIsDrawnNamesItsEvents() throws {
    let graph = try drawing()
    let borrower = try #require(graph.nodes.first { $0.id.hasPrefix("Lending.Borrower") })
    #expect(borrower.events == ["tap confirm", "push notification", "completion loan fails"])
    func events(_ from: String, _ to: String) -> [String]? {
      graph.edges.first { $0.from == from && $0.to == to }?.events
    }
    #expect(events("Library.Shelf(a)", "Library.Shelves") == ["gesture back@stack(library)"])
    #expect(events("anywhere → Library.Shelves", "Library.Shelves") == ["call reset()"])
    #expect(events("Lending.Failure (sheet over Shelf(a))", "fault: trapped") == ["tap scan"])
    #expect(events("start", "Library.Shelves") == [])
  }

  @Test func arrowsAreForwardBackPresentingOrInternal() throws {
    let graph = try drawing()
    let (shelves, shelf) = ("Library.Shelves", "Library.Shelf(a)")
    let borrower = "Lending.Borrower (sheet over Shelf(a))"
    let failure = "Lending.Failure (sheet over Shelf(a))"
    let forward = try edge(shelves, shelf, in: graph)
    #expect(text(forward["class"]) == "forward")
    #expect(text(forward["label"]) == "open(.shelf(a))")
    let back = try edge(shelf, shelves, in: graph)
    #expect(text(back["class"]) == "back")
    #expect(text(back["constraint"]) == "false")
    #expect(text(back["style"]) == "dashed")
    #expect(text(back["label"]) == "back")
    #expect(
      text(back["tooltip"]) == """
        Shelf(a) → Shelves
        gesture back@stack(library) (6 transitions)
        """)
    #expect(text(try edge(shelf, borrower, in: graph)["class"]) == "modal")
    #expect(text(try edge(borrower, failure, in: graph)["class"]) == "internal")
    #expect(text(try edge("start", shelves, in: graph)["class"]) == "start")
    #expect(!graph.edges.contains { $0.from == borrower && $0.to == borrower })
    #expect(text(try edge(failure, "fault: trapped", in: graph)["label"]) == "scan")
  }

  @Test func counterexampleIsNumberedAndEndsInAFilledNode() throws {
    let graph = try drawing(highlighting: "OnePresentation")
    let borrower = "Lending.Borrower (sheet over Shelf(a))"
    let steps = graph.edges.filter { text($0.attributes["class"]) == "counterexample" }
    #expect(
      steps.map { "\($0.from) → \($0.to): \(text($0.attributes["label"]) ?? "")" } == [
        "Library.Shelves → Library.Shelf(a): 1  tap open(.shelf(a))",
        "Library.Shelf(a) → \(borrower): 2  tap lend(.book(1))",
        "\(borrower) → \(borrower): 3  push notification",
      ])
    let filled = graph.nodes.filter { text($0.attributes["class"]) == "screen violation" }
    #expect(filled.map(\.id) == [borrower, "fault: trapped"])
    #expect(
      text(graph.attributes["label"]) == """
        Library (asPublished)
        OnePresentation violated after 3 events
        5 screens · 2 coordinators · 44 states, 154 transitions, depth 11 · exhaustive · stack ≤ 4
        """)
  }

  @Test func counterexampleMayEndInATrap() throws {
    let graph = try drawing(highlighting: "NoFault")
    let last = try edge("Lending.Failure (sheet over Shelf(a))", "fault: trapped", in: graph)
    #expect(text(last["label"]) == "5  tap scan")
    #expect(
      graph.nodes.filter { text($0.attributes["class"]) == "screen violation" }.map(\.id)
        == ["fault: trapped"])
  }

  @Test func witnessIsShownWithoutAViolation() throws {
    let graph = try drawing(highlighting: "LoanCompletes")
    #expect(
      try #require(text(graph.attributes["label"])).contains("LoanCompletes holds: this shows it"))
    #expect(
      text(try edge("Library.Shelves", "Library.Shelf(a)", in: graph)["label"])
        == "1  tap open(.shelf(a))")
    let fourth = try edge(
      "Lending.Borrower (sheet over Shelf(a))", "Library.Shelf(a)", in: graph)
    #expect(text(fourth["label"]) == "4  completion loan succeeds")
    #expect(text(fourth["constraint"]) == "false")
  }

  @Test func unreachedScreensAreDotted() throws {
    let graph = try drawing(declared: [
      DeclaredScreen("BasketView", coordinator: "library"), DeclaredScreen("BorrowerView"),
      DeclaredScreen("AboutView"), DeclaredScreen("AboutView"),
    ])
    let dotted = graph.nodes.filter { text($0.attributes["class"]) == "screen unreached" }
    #expect(dotted.map(\.id) == ["Library.Basket (not reached)", "About (not reached)"])
    #expect(dotted.map(\.cluster) == ["Library", nil])
    #expect(
      text(dotted[0].attributes["tooltip"]) == "Basket: no state shows it")
  }

  @Test func everyEdgeHasItsNodesAndEveryNodeItsCluster() throws {
    for graph in [try drawing(), try drawing(highlighting: "NoFault")] {
      let ids = Set(graph.nodes.map(\.id))
      #expect(ids.count == graph.nodes.count)
      #expect(graph.edges.allSatisfy { ids.contains($0.from) && ids.contains($0.to) })
      let clusters = Set(graph.clusters.map(\.id))
      #expect(graph.nodes.compactMap(\.cluster).allSatisfy(clusters.contains))
    }
  }

  @Test func legendExplainsOnlyWhatIsThere() throws {
    let legend = try #require(
      try drawing().nodes.first { $0.id == "legend" }?.attributes["label"])
    #expect(
      legend.shownText == """
        screen
        root of a container
        presented
        violates here
        event
        event that leads back
        event that presents
        a result arrives, the platform acts
        """)
  }

  @Test func labelsOfArrowsWithinARankStandBesideThem() throws {
    let result = try check(Tabs(), invariants: [])
    let graph = ScreenGraph(result).drawing()
    let across = try edge("App.B", "App.C", in: graph)
    #expect(across["label"] == nil)
    #expect(text(across["xlabel"]) == "select(c)")
    #expect(text(try edge("App.A", "App.B", in: graph)["label"]) == "select(b)")
  }

  @Test func eventsOfOneRouteShareItsNameAsTheirLabel() throws {
    let result = try check(Tabs(), invariants: [])
    let graph = ScreenGraph(result).drawing()
    #expect(text(try edge("App.A", "App.D", in: graph)["label"]) == "Link.page ×3")
  }

  @Test func whatLeadsToOnePlaceFromMostScreensIsOneArrow() throws {
    let result = try check(Signing(), invariants: [])
    let graph = ScreenGraph(result).drawing()
    let out = try edge("anywhere → App.login", "App.login", in: graph)
    #expect(text(out["label"]) == "log out")
    #expect(text(out["tooltip"]) == "from 1, 2, 3, 4 and 5\nlog out (5 transitions)")
    let word = try #require(graph.nodes.first { $0.id == "anywhere → App.login" })
    #expect(text(word.attributes["label"]) == "any screen")
    #expect(
      !graph.edges.contains { $0.to == "App.login" && text($0.attributes["class"]) == "back" })
    // A tether keeps the place of a screen that is only reached that way.
    let tethers = graph.edges.filter { text($0.attributes["class"]) == "tether" }
    #expect(tethers.map { "\($0.from) → \($0.to)" } == ["App.login → App.1", "legend → start"])
    #expect(text(try edge("App.1", "App.2", in: graph)["label"]) == "next")
  }

  @Test func counterexampleIsDrawnEvenThroughAnArrowFromEverywhere() throws {
    let result = try check(Signing(), invariants: [])
    let trace = Trace(steps: ["home", "next", "log out"].map { .init(.name($0)) })
    let graph = ScreenGraph(
      result, highlight: Highlight(trace, caption: "so", isViolation: true)
    ).drawing()
    #expect(text(try edge("App.login", "App.1", in: graph)["label"]) == "1  home")
    #expect(text(try edge("App.1", "App.2", in: graph)["label"]) == "2  next")
    #expect(text(try edge("App.2", "App.login", in: graph)["label"]) == "3  log out")
  }

  @Test func namesAreText() throws {
    let name = #"<script>"&"#
    let snapshot = NavigationSnapshot(
      coordinators: [CoordinatorNode(role: name, type: name)],
      views: [ViewNode(name: name, owner: 0)])
    let result = try check(Single(snapshot: snapshot, name: name), invariants: [])
    let dot = ScreenGraph(result).drawing().dot()
    #expect(dot.contains(#"digraph "<script>\"&" {"#))
    #expect(dot.contains(#"label="<script>\"&""#))
    #expect(dot.contains("<b>&lt;script&gt;&quot;&amp;</b>"))
  }

  @Test func theTextIsTheSameEveryTime() throws {
    #expect(
      try drawing(highlighting: "NoFault").dot() == drawing(highlighting: "NoFault").dot())
  }

  @Test func aDescriptionTellsThePictureInWords() throws {
    let result = try Library.result()
    let highlight = Highlight(Library.answer("OnePresentation", in: result))
    let graph = ScreenGraph(
      result, highlight: highlight, declared: [DeclaredScreen("BasketView")])
    #expect(
      graph.description == """
        Library (asPublished): OnePresentation violated after 3 events. 6 screens: Shelves, \
        Shelf(a), Reminder (sheet over Shelves), Borrower (sheet over Shelf(a)), Reminder (sheet \
        over Shelf(a)) and Failure (sheet over Shelf(a)). Not reached: Basket. Steps: 1 tap \
        open(.shelf(a)), 2 tap lend(.book(1)), 3 push notification.
        """)
  }

  @Test func whatNeverHappensCannotBeHighlighted() throws {
    let result = try Library.result()
    for name in ["BookIsReserved", "HomeReachable", "OneMode", "AuthGate"] {
      #expect(Highlight(Library.answer(name, in: result)) == nil)
    }
  }
}
