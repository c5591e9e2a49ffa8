import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

/// An app and its window.
@MainActor
private final class Library {
  let coordinator = PathCoordinator()
  let window: HeadlessWindow<PathAppView>

  init() {
    let coordinator = coordinator
    window = HeadlessWindow(rootView: PathAppView(coordinator: coordinator))
  }
}

/// A SwiftUI app as a live system: what a window shows and a person does, explored.
@Suite(.ownsPlatform) struct PathAppTests {
  private func library(
    race: Int = 0, swipes: Bool = true,
    _ more: @MainActor (inout LiveDeclarations<Library>) -> Void = { _ in }
  ) throws -> LiveSystem<Library> {
    try LiveSystem("Path", isolation: .inProcess) { _ in
      Library()
    } declare: { (it: inout LiveDeclarations<Library>) in
      it.race = race
      it.root { $0.coordinator }
      it.window {
        $0.window
      } gesturesUnless: { _, kind in
        swipes || kind.gesture?.action != .swipeBack ? nil : "no swipes"
      }
      it.coordinator(PathCoordinator.self, role: "library")
      for control in ["Shelf", "Book", "Lend", "Close"] { it.tap(control) }
      // What the coordinator believes grows without bound once it is wrong.
      it.boundary = { (0...2).contains($0.coordinator.openSteps) ? nil : "two steps at most" }
      it.fact("believed") { "\($0.coordinator.openSteps)" }
      it.fact("path") { "\($0.coordinator.path.count)" }
      more(&it)
    }
  }

  private func explored(race: Int = 0) throws -> NavigationGraph {
    let graph = try explore(library(race: race))
    #expect(graph.completeness == .exhaustive)
    #expect(graph.faults.map { "\($0.fault.message) \($0.fault.evidence)" } == [])
    return graph
  }

  @Test func theAppIsExplored() throws {
    let graph = try explored()
    #expect(
      Set(graph.edges.map(\.event.name)).sorted() == [
        "Book", "Close", "Lend", "Shelf", "back@tab(library)", "longPressBack(2)@tab(library)",
        "swipeBack.begin@tab(library)", "swipeBack.cancel@tab(library)",
        "swipeBack.finish@tab(library)", "swipeDownSheet@sheet", "tapTab(0)@root",
        "tapTab(1)@root",
      ])
    let screens = Set(
      graph.states.map { state in
        state.views.filter { $0.isScreen && $0.isHittable }.map(\.name).joined(separator: " ")
      })
    #expect(
      screens == ["ShelvesScreen", "ShelfScreen", "BookScreen", "LendScreen", "AccountScreen"])
  }

  @Test func screensBelongToTheCoordinatorThatTheirViewsWereGiven() throws {
    let result = try check(library(), invariants: [NoOwnerlessScreens(), NoOrphanedChildren()])
    guard case .holds = result.answers[0].verdict else {
      Issue.record("\(result.answers[0].verdict)")
      return
    }
    // The one coordinator has no children.
    #expect(result.answers[1].verdict == .vacuous("no part of it met its premise"))
    let owners = result.graph.states.flatMap { $0.views.filter(\.isScreen).map(\.owner) }
    #expect(!owners.isEmpty)
    #expect(owners.allSatisfy { $0 == 0 })
  }

  @Test func theGestureBugIsFound() throws {
    // Going back by the coordinator keeps its books; going back by a gesture does not.
    let graph = try explored()
    let wrong = graph.states.indices.filter {
      graph.states[$0].fact("believed") != graph.states[$0].fact("path")
    }
    let first = try #require(wrong.first)
    #expect(graph.trace(to: first).description == "Shelf/back%40tab(library)")
  }

  @Test func equalStatesGoOnAlikeWhereEventsComeDuringTransitions() throws {
    let graph = try explored(race: 1)
    #expect(graph.states.contains { $0.work.runnable.contains("transition") })
  }
}
