import HeadlessCombine
import ModelChecker
import NavigationModel
import Testing

@testable import NavigationHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A coordinator on a floor of a grid, with a drawer that jams in some of the ways to pull it.
@MainActor
private final class Cabinet {
  var row = 0
  var pulls: [Int] = []
}

/// The cost of events that end the process in many states and in many ways.
@Suite(.inWorker, .needsWorkers) struct LossBoundTests {
  private func cabinet(
    rows: Int = 1, bound: Int? = nil, ways: Int = 8,
    pull: @escaping @MainActor (Int) -> Void
  ) throws -> LiveSystem<Cabinet> {
    try LiveSystem("Cabinet") { _ in
      Cabinet()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Cabinet.self, role: "cabinet")
      if let bound { it.lossBound = bound }
      it.event(
        "down", .external, unless: { $0.row + 1 < rows ? nil : "the last row" },
        perform: { $0.row += 1 })
      it.event("pull", .external) { cabinet in
        let way = HeadlessPlatform.choose(ways, .outcome("how it is pulled"))
        pull(way)
        cabinet.pulls = [way]
      }
    }
  }

  @Test func fourWaysThatEndTheProcessAreTried() throws {
    let graph = try explore(try cabinet { if $0 != 1 { exit(Int32($0)) } })
    // Ways 0, 2, 3 and 4, while 1 goes well, from either state.
    #expect(
      graph.edges.map { "\($0.source) \($0.event)\($0.choices) \($0.fault?.message ?? "")" }
        == [0, 1].flatMap { state in
          ["\(state) pull[0] 'pull' ended the process: exit(0).", "\(state) pull[1] "]
            + (2...4).map { "\(state) pull[\($0)] 'pull' ended the process: exit(\($0))." }
        })
    #expect(graph.untried == ["pull": 2])
    #expect(graph.completeness == .exhaustive)
  }

  @Test func theBoundIsTheSystems() throws {
    let three = try explore(try cabinet(bound: 3) { exit(Int32($0)) })
    #expect(three.edges.map(\.choices) == [[0], [1], [2]])
    #expect(three.untried == ["pull": 1])
  }

  @Test func oneWayIsTriedAtLeast() throws {
    let one = try explore(try cabinet(bound: 0) { exit(Int32($0)) })
    #expect(one.edges.map(\.choices) == [[0]])
    #expect(one.untried == ["pull": 1])
  }

  @Test func aBoundThatIsJustMetLeavesNothingUntried() throws {
    let graph = try explore(try cabinet(ways: 4) { exit(Int32($0)) })
    #expect(graph.edges.map(\.choices) == [[0], [1], [2], [3]])
    #expect(graph.untried == [:])
  }

  @Test func whatIsWrittenAtTheEndIsKept() throws {
    let graph = try explore(
      try cabinet(rows: 3, ways: 1) { _ in
        let text = "jammed\n"
        _ = write(2, text, text.utf8.count)
        abort()
      })
    #expect(graph.edges.compactMap(\.fault?.evidence) == ["jammed", "jammed", "jammed"])
  }
}
