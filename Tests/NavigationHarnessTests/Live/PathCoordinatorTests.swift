import HeadlessCombine
import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import Observation
import WorkerProcesses
import XCTest

private enum Chapter: CaseIterable, Route {
  case preface, story
}

@MainActor
private final class ArrayCoordinator: ObservableObject {
  @Published var path: [Chapter] = []
}

@MainActor @Observable
private final class ValuesCoordinator {
  var path = NavigationPath()
}

/// Traps when the last chapter is left.
@MainActor @Observable
private final class HastyCoordinator {
  var path: [Chapter] = [] { didSet { last = path[path.count - 1] } }
  private(set) var last = Chapter.preface
}

/// Coordinators of which nothing is declared but where their path is.
final class PathCoordinatorTests: LiveTestCase {
  private let events = [
    "back(2)@stack(array)", "back(3)@stack(array)", "back@stack(array)", "pop to root",
    "push preface", "push story",
  ]

  func testAnArrayIsFollowedToItsDepth() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Array", path: \ArrayCoordinator.path, isolation: isolation) {
        ArrayCoordinator()
      }
    }
    // 1 + 2 + 4 + 8 paths of up to three chapters.
    XCTAssertEqual(graph.states.count, 15)
    XCTAssertEqual(graph.completeness, .exhaustive)
    XCTAssertEqual(graph.takenEvents, events)
    XCTAssertTrue(graph.states.contains { $0.screens == ["Root", "preface", "story*"] })
  }

  func testAPathOfAnyValuesIsFollowedAlike() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem(
        "Values", path: \ValuesCoordinator.path, of: Chapter.self, depth: 2, isolation: isolation
      ) { ValuesCoordinator() }
    }
    XCTAssertEqual(graph.states.count, 7)
    XCTAssertTrue(graph.states.contains { $0.screens == ["Root", "story", "preface*"] })
    XCTAssertTrue(graph.takenEvents.contains("back(2)@stack(values)"), "\(graph.takenEvents)")
  }

  func testWhatItDoesOnTheWayBackIsSeen() throws {
    try XCTSkipUnless(WorkerHost.isAvailable, "this platform can't start workers")
    let graph = try explore(
      LiveSystem("Hasty", path: \HastyCoordinator.path, depth: 1) { HastyCoordinator() })
    XCTAssertEqual(graph.states.count, 3)
    let traps = Set(graph.edges.filter { $0.fault?.kind == .trapped }.map(\.event.name))
    XCTAssertEqual(traps, ["back@stack(hasty)", "pop to root"])
  }
}
