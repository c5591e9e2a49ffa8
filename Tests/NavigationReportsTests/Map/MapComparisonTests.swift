import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// The differences between apps and maps that have one thing more or less than they.
@Suite struct MapComparisonTests {
  enum World: CaseIterable {
    case library, tabs, signing

    func result() throws -> CheckResult {
      switch self {
      case .library: try Library.result()
      case .tabs: try check(Tabs(), invariants: [])
      case .signing: try check(Signing(), invariants: [])
      }
    }
  }

  @Test(arguments: World.allCases) func anAppIsAsItsOwnMap(_ world: World) throws {
    let result = try world.result()
    #expect(MapComparison(of: result, with: NavigationMap(of: result)).findings == [])
  }

  @Test(arguments: World.allCases) func eachArrowThatTheMapLacksIsFoundWithAShortestTrace(
    _ world: World
  ) throws {
    let result = try world.result()
    let map = NavigationMap(of: result)
    let walks = Walks(result)
    for (index, arrow) in map.arrows.enumerated() {
      var less = map
      less.arrows.remove(at: index)
      let comparison = MapComparison(of: result, with: less)
      let finding = try #require(comparison.findings.first)
      #expect(comparison.findings.count == 1)
      guard case .forbidden(let from, let to, let events) = finding.difference else {
        Issue.record("\(finding)")
        continue
      }
      #expect((from, to) == (arrow.from, arrow.to))
      #expect(Set(events) == walks.events(from: from, to: to))
      let trace = try #require(finding.trace)
      #expect(trace.steps.count == walks.length(to: from, then: to))
      #expect(trace.steps.last?.event == .name(events[0]))
    }
  }

  @Test(arguments: World.allCases) func eachArrowThatTheAppLacksIsFound(_ world: World) throws {
    let result = try world.result()
    let map = NavigationMap(of: result)
    let walks = Walks(result)
    let ends = Set(map.arrows.map { [$0.from, $0.to] })
    for from in map.allScreens {
      for to in map.allScreens where from != to && !ends.contains([from, to]) {
        var more = map
        more.arrows.append(.init(from: from, to: to, events: ["anything"]))
        let findings = MapComparison(of: result, with: more).findings
        #expect(findings.map(\.difference) == [.missingArrow(from: from, to: to, events: [])])
        #expect(findings.first?.trace?.steps.count == walks.length(to: from))
      }
    }
  }

  @Test(arguments: World.allCases) func anEventThatTheMapDoesNotNameIsFound(_ world: World) throws {
    let result = try world.result()
    let map = NavigationMap(of: result)
    for (index, arrow) in map.arrows.enumerated() where arrow.events.count > 1 {
      var less = map
      less.arrows[index].events = Array(arrow.events.dropFirst())
      let differences = MapComparison(of: result, with: less).findings.map(\.difference)
      guard differences.count == 1,
        case .forbidden(let from, let to, let events) = differences[0]
      else {
        Issue.record("\(differences)")
        continue
      }
      #expect((from, to) == (arrow.from, arrow.to))
      #expect(events.count == 1)

      var more = map
      more.arrows[index].events.append("wave")
      #expect(
        MapComparison(of: result, with: more).findings.map(\.difference)
          == [.missingArrow(from: arrow.from, to: arrow.to, events: ["wave"])])
    }
  }

  @Test(arguments: World.allCases) func eachScreenThatOneOfThemLacksIsFound(_ world: World) throws {
    let result = try world.result()
    let map = NavigationMap(of: result)
    let walks = Walks(result)
    for screen in map.allScreens {
      var less = map
      for index in less.coordinators.indices {
        less.coordinators[index].screens.removeAll { $0 == screen }
      }
      less.screens.removeAll { $0 == screen }
      less.start.removeAll { $0 == screen }
      less.arrows.removeAll { $0.from == screen || $0.to == screen }
      let findings = MapComparison(of: result, with: less).findings
      #expect(findings.map(\.difference) == [.unknownScreen(screen)])
      #expect(findings.first?.trace?.steps.count == walks.length(to: screen))
    }
    var more = map
    more.screens.append("Attic")
    more.arrows.append(.init(from: map.allScreens[0], to: "Attic"))
    #expect(
      MapComparison(of: result, with: more).findings.map(\.difference) == [.missingScreen("Attic")])
  }

  @Test func aSearchThatWasCutLeavesOpenWhatItDidNotSee() throws {
    let map = NavigationMap(of: try Library.result())
    let comparison = MapComparison(
      of: try Library.result(limits: Limits(states: 3)), with: map)
    #expect(comparison.isOpen)
    #expect(!comparison.isExceeded)
    #expect(!comparison.findings.isEmpty)
  }

  @Test func theTextSaysWhatDiffersAndHowToSeeIt() throws {
    let result = try Library.result()
    var map = NavigationMap(of: result)
    map.arrows.removeAll { $0.from == "Shelf(a)" && $0.to == "Borrower" }
    map.screens.append("Attic")
    #expect(
      MapComparison(of: result, with: map).text(of: "library.json") == """
        ✗ Library (asPublished) differs from library.json in 2 places
          44 states, 154 transitions, depth 11; exhaustive; stack ≤ 4
          8 transitions end in a fault of the app, which leads nowhere; 'check' shows them.

        ✗ The map does not have Shelf(a) → Borrower by 'lend(.book(1))'.
            1  tap open(.shelf(a))    Shelf(a)
            2  tap lend(.book(1))     Borrower
            Replay: verifier replay Library --trace 0/1#4c08

        ✗ The map has the screen Attic; within the scope nothing leads there.
        """)
    #expect(
      MapComparison(of: result, with: NavigationMap(of: result)).text(of: "library.json")
        .hasPrefix("✓ Library (asPublished) is as library.json has it\n"))
  }

  @Test func wordsOfADrawingThatNameNoEventAllowAnyEvent() throws {
    let result = try check(Tabs(), invariants: [])
    let map = try NavigationMap(
      """
      stateDiagram-v2
        [*] --> A
        A --> B : Select(B)
        A --> C : the second tab
        A --> D : deep link(1), deep link(2), deep link(3)
        B --> C
        C --> B
        D --> B
        D --> C
      """)
    let comparison = MapComparison(of: result, with: map)
    #expect(comparison.labels == ["the second tab"])
    #expect(comparison.findings == [])
    #expect(
      comparison.text(of: "tabs.mmd").contains(
        "1 label of the map names no event: 'the second tab'. Any event may take its arrow."))
  }
}

/// Walks between the screens of a graph, counted naively.
private struct Walks {
  private let result: CheckResult
  private let distances: [Int]
  private let screens: [String]

  init(_ result: CheckResult) {
    self.result = result
    screens = result.graph.states.map { state in
      let visible = state.views.filter { $0.isHittable && $0.role == .screen }.map {
        ScreenName.short($0.name)
      }
      return visible.isEmpty ? NavigationMap.nothing : visible.joined(separator: " + ")
    }
    var distances = [Int](repeating: .max, count: result.graph.states.count)
    for case let state? in result.graph.initial { distances[state] = 0 }
    var changes = true
    while changes {
      changes = false
      for edge in result.graph.edges {
        guard let target = edge.target, distances[edge.source] < .max,
          distances[edge.source] + 1 < distances[target]
        else { continue }
        distances[target] = distances[edge.source] + 1
        changes = true
      }
    }
    self.distances = distances
  }

  func length(to screen: String) -> Int? {
    screens.indices.filter { screens[$0] == screen }.map { distances[$0] }.min()
  }

  func length(to screen: String, then next: String) -> Int? {
    result.graph.edges.filter { edge in
      screens[edge.source] == screen && edge.target.map { screens[$0] } == next
    }.map { distances[$0.source] + 1 }.min()
  }

  func events(from screen: String, to next: String) -> Set<String> {
    Set(
      result.graph.edges.filter { edge in
        screens[edge.source] == screen && edge.target.map { screens[$0] } == next
      }.map(\.event.name))
  }
}
