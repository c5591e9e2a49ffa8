import HeadlessCombine
import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import Observation
import PlatformTestSupport
import Testing

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

class WatchedPathBase {
  private(set) var opened = 0
  func open() { opened = 1 }
  func close() {}
}

/// A coordinator with methods, not private, so that their names tell those that are.
final class WatchedPathCoordinator: WatchedPathBase, ObservableObject {
  @Published var path: [WatchedChapter] = []
  private(set) var isLit = false

  func light() { isLit = true }
  func show(_ chapter: WatchedChapter) { path.append(chapter) }
  func count() -> Int { path.count }
  func wait() async {}
  func risk() throws {}
  private func extinguish() { isLit = false }
  override func close() { extinguish() }
}

enum WatchedChapter: CaseIterable, Route {
  case preface
}

/// Coordinators of which nothing is declared but where their path is.
@Suite(.inWorker, .ownsPlatform) struct PathCoordinatorTests {
  private let events = [
    "back(2)@stack(array)", "back(3)@stack(array)", "back@stack(array)", "pop to root",
    "push preface", "push story",
  ]

  @Test func anArrayIsFollowedToItsDepth() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Array", path: \ArrayCoordinator.path, isolation: isolation) {
        ArrayCoordinator()
      }
    }
    // 1 + 2 + 4 + 8 paths of up to three chapters, and 16 of four, which are not followed.
    #expect(graph.states.count == 31)
    #expect(graph.cut.count == 16)
    #expect(graph.completeness == .exhaustive)
    #expect(graph.takenEvents == events)
    #expect(graph.states.contains { $0.screens == ["Root", "preface", "story*"] })
  }

  @Test func methodsThatTakeNothingAreCalled() throws {
    let system = try LiveSystem("Watched", path: \WatchedPathCoordinator.path, depth: 1) {
      WatchedPathCoordinator()
    }
    let graph = try explore(system)
    #expect(
      system.events.map(\.name) == [
        "push preface", "pop to root", "call open()", "call close()", "call light()",
      ])
    // Three paths, of which the longest is not followed, lit or not, opened or not.
    #expect(graph.states.count == 12)
    #expect(
      system.uncalledMethods == [
        "WatchedPathCoordinator.count()", "WatchedPathCoordinator.risk()",
        "WatchedPathCoordinator.show(_:)", "WatchedPathCoordinator.wait()",
      ])
  }

  @Test func aPathOfAnyValuesIsFollowedAlike() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem(
        "Values", path: \ValuesCoordinator.path, of: Chapter.self, depth: 2, isolation: isolation
      ) { ValuesCoordinator() }
    }
    #expect(graph.states.count == 7 + 8)
    #expect(graph.states.contains { $0.screens == ["Root", "story", "preface*"] })
    #expect(graph.takenEvents.contains("back(2)@stack(values)"), "\(graph.takenEvents)")
  }

  @Test(.needsWorkers) func whatItDoesOnTheWayBackIsSeen() throws {
    let graph = try explore(
      LiveSystem("Hasty", path: \HastyCoordinator.path, depth: 1) { HastyCoordinator() })
    #expect(graph.states.count == 3 + 4)
    let traps = Set(graph.edges.filter { $0.fault?.kind == .trapped }.map(\.event.name))
    #expect(traps == ["back@stack(hasty)", "pop to root"])
  }
}
