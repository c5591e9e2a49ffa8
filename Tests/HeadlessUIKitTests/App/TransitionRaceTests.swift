import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// The gestures that a person still has while a transition or a dismissal runs.
@Suite(.ownsPlatform) struct TransitionRaceTests {
  private func library(race: Int) throws -> LiveSystem<AppCoordinator> {
    try LiveSystem("Library", isolation: .inProcess) { _ in
      let app = AppCoordinator(window: UIWindow())
      app.start()
      return app
    } declare: { it in
      it.race = race
      it.root { $0 }
      it.window { $0.window }
      it.coordinator(LibraryCoordinator.self, role: "library")
      it.tap("Book 1", twice: true)
      it.tap("Lend", twice: true)
      it.tap("Close")
      it.boundary = { app in
        (app.children[0] as! LibraryCoordinator).openBooks.count > 2 ? "three books" : nil
      }
    }
  }

  private func end(of trace: String, race: Int = 0) throws -> NavigationState? {
    try replay(Trace(parsing: trace), in: library(race: race)).last?.target
  }

  private func screens(_ state: NavigationState?) -> [String] {
    state?.views.filter(\.isScreen).map { $0.name + ($0.isHittable ? "*" : "") } ?? []
  }

  @Test func aDoubleTapPushesTwiceOrWhereThePlatformDropsThePushOnce() throws {
    #expect(
      screens(try end(of: "double tap Book 1")) == [
        "BookListViewController", "Book(1)", "Book(1)*", "Account",
      ])
    #expect(
      screens(try end(of: "double tap Book 1.1")) == [
        "BookListViewController", "Book(1)*", "Account",
      ])
  }

  @Test func aDoubleTapThatPresentsIsIgnoredTheSecondTime() throws {
    let steps = try replay(Trace(parsing: "Book 1/double tap Lend"), in: library(race: 0))
    #expect(steps.last?.effects.count { $0.verb == .presented } == 1)
    #expect(steps.last?.effects.count { $0.verb == .presentIgnored } == 1)
    #expect(
      screens(steps.last?.target) == [
        "BookListViewController", "Book(1)", "Account", "LendViewController*",
      ])
  }

  /// The events that are possible in the state to which a trace leads.
  private func offered(after trace: String, in graph: NavigationGraph) throws -> [String] {
    let path = try #require(graph.path(along: Trace(parsing: trace)), "\(trace)")
    let end = try #require(graph.states(along: path).last)
    return Set(graph.outgoing(of: end).map(\.event.name)).sorted()
  }

  @Test func secondEventsComeWhileATransitionOrADismissalRuns() throws {
    let graph = try explore(library(race: 1))
    #expect(graph.completeness == .exhaustive)
    #expect(graph.faults.map { "\($0.fault.message) \($0.fault.evidence)" } == [])
    // The list goes out of sight and can still be touched; the platform's own back button can't.
    let pushing = try offered(after: "Book 1.1", in: graph)
    #expect(pushing.contains("Book 1") && pushing.contains("settle"), "\(pushing)")
    #expect(!pushing.contains { $0.contains("ack@tab(library)") }, "\(pushing)")
    let leaving = try offered(after: "Book 1/Lend/Close.1", in: graph)
    #expect(leaving.contains("Lend"), "\(leaving)")
    let swept = try offered(after: "Book 1/back@tab(library).1", in: graph)
    #expect(!swept.contains { $0.hasPrefix("back@") }, "\(swept)")
    #expect(swept.contains("Lend"), "\(swept)")
  }

  @Test func thePlatformTakesItsOwnBackButtonOncePerTransition() throws {
    let graph = try explore(library(race: 1))
    let popping = graph.states.indices.filter { state in
      graph.states[state].work.runnable.contains("transition")
    }
    #expect(!popping.isEmpty)
    for state in popping {
      let back = graph.outgoing(of: state).filter {
        ["back@", "swipeBack.begin@", "longPressBack("].contains(where: $0.event.name.hasPrefix)
      }
      #expect(back.map(\.event.name) == [], "\(graph.states[state].work)")
    }
  }
}
