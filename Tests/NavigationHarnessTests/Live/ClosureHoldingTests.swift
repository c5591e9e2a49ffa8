import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator that holds its children in closures alone.
@MainActor
private final class Lobby {
  var onLeave: (@MainActor () -> Void)?
  var router = LobbyRouter()
  var desk: LobbyDesk?

  func openInClosure() {
    let desk = LobbyDesk()
    desk.onFinish = { [weak self] in self?.onLeave = nil }
    onLeave = { desk.serve() }
  }

  func openInRouter() {
    let desk = LobbyDesk()
    router.routes = [{ desk.serve() }]
  }

  /// The desk's closure holds the lobby, whose child the desk is.
  func openInProperty() {
    let desk = LobbyDesk()
    desk.onFinish = { self.desk = nil }
    self.desk = desk
  }

  func close() {
    onLeave = nil
    router.routes = []
    desk = nil
  }
}

@MainActor
private final class LobbyRouter {
  var routes: [@MainActor () -> Void] = []
}

@MainActor
private final class LobbyDesk {
  var onFinish: (@MainActor () -> Void)?
  var served = 0
  func serve() { served = min(served + 1, 2) }
}

/// Coordinators that closures hold.
@Suite(.inWorker, .ownsPlatform) struct ClosureHoldingTests {
  private func lobby(
    _ isolation: SystemConfiguration.Isolation, open: @escaping @MainActor (Lobby) -> Void
  ) throws -> LiveSystem<Lobby> {
    try LiveSystem("Lobby", isolation: isolation) { _ in
      Lobby()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Lobby.self, role: "lobby")
      it.coordinator(LobbyDesk.self, role: "desk")
      it.event("open", .external, perform: open)
      it.event("serve", .external) {
        $0.onLeave?()
        $0.router.routes.first?()
      }
      it.event("close", .external) { $0.close() }
    }
  }

  @Test func aCoordinatorThatOnlyAClosureHoldsIsFoundAndOwned() throws {
    let graph = try exploreBoth { try lobby($0) { $0.openInClosure() } }
    #expect(graph.completeness == .exhaustive)
    #expect(graph.faultsOfStates == [])
    #expect(
      graph.states.map { $0.coordinators.map(\.role) }.dropFirst().allSatisfy {
        $0 == ["lobby", "desk"]
      })
    #expect(graph.states.count == 4)
    #expect(graph.states.flatMap(\.lifetimes) == [])
    let desk = try #require(graph.states.last?.coordinators.last)
    #expect(desk.parent == 0)
    #expect(desk.holder == .tree)
    #expect(desk.keeping.property == "onLeave.captured 0")
    #expect(!desk.keeping.isPermanent)
  }

  @Test func aRoutersClosureHoldsForItsCoordinator() throws {
    let graph = try exploreBoth { try lobby($0) { $0.openInRouter() } }
    let desk = try #require(graph.states.last?.coordinators.last)
    #expect(desk.role == "desk")
    #expect(desk.parent == 0)
  }

  @Test func aClosureThatCapturesTheParentDoesNotOwnIt() throws {
    let graph = try exploreBoth { try lobby($0) { $0.openInProperty() } }
    #expect(graph.states.count == 2)
    let coordinators = try #require(graph.states.last?.coordinators)
    #expect(coordinators.map(\.role) == ["lobby", "desk"])
    #expect(coordinators.map(\.parent) == [nil, 0])
    #expect(coordinators[1].keeping.property == "desk")
  }

  // MARK: - What can't be read

  private final class Clerk {
    var onCall: () -> Void = {}
    func listen<each Value>(_ value: repeat each Value) {
      onCall = { _ = (repeat each value) }
    }
  }

  @Test func whatCantBeReadIsListed() throws {
    let system = try LiveSystem("Clerk", isolation: .inProcess, make: { _ in Clerk() }) { it in
      it.root { $0 }
      it.coordinator(Clerk.self, role: "clerk")
      it.event("listen", .external) { $0.listen(1, "two") }
    }
    let graph = try explore(system)
    #expect(graph.states.count == 2)
    #expect(system.unseen == [UnseenProperty("ClosureHoldingTests.Clerk.onCall", .captures)])
  }
}
