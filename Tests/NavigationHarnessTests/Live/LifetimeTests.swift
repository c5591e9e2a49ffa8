import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator whose child holds itself alive through its own callback.
@MainActor
private final class Host {
  var guest: Guest?

  func invite(leaking: Bool) {
    let guest = Guest()
    if leaking {
      guest.onLeave = { guest.name = "gone" }
    } else {
      guest.onLeave = { [weak guest] in guest?.name = "gone" }
    }
    self.guest = guest
  }
}

@MainActor
private final class Guest {
  var name = "here"
  var onLeave: (@MainActor () -> Void)?
}

/// Objects that left the tree and live on.
@Suite(.inWorker, .ownsPlatform) struct LifetimeTests {
  private func host(
    _ isolation: SystemConfiguration.Isolation, leaking: Bool, invited: Bool = false
  ) throws -> LiveSystem<Host> {
    try LiveSystem("Host", isolation: isolation) { _ in
      let host = Host()
      if invited { host.invite(leaking: leaking) }
      return host
    } declare: { it in
      it.root { $0 }
      it.coordinator(Host.self, role: "host")
      it.coordinator(Guest.self, role: "guest")
      it.lifetimeCap = 2
      it.event(
        "invite", .external, unless: { $0.guest == nil ? nil : "somebody is here" },
        perform: { $0.invite(leaking: leaking) })
      it.event(
        "part", .external, unless: { $0.guest == nil ? "nobody is here" : nil },
        perform: { $0.guest = nil })
    }
  }

  @Test func aCycleIsALifetime() throws {
    let graph = try exploreBoth { try host($0, leaking: true) }
    #expect(
      Set(graph.states.flatMap(\.lifetimes)) == [
        LifetimeNode(role: "guest", count: 1, isCyclic: true),
        LifetimeNode(role: "guest", count: 2, isCyclic: true),
      ])
    // Up to the cap they are told apart: with and without a guest, and 0, 1 or 2 leaked ones.
    #expect(graph.states.count == 6)
    #expect(graph.completeness == .exhaustive)
  }

  @Test func whatWasThereFromTheBeginningIsALifetimeToo() throws {
    let graph = try exploreBoth { try host($0, leaking: true, invited: true) }
    #expect(graph.faultsOfStates == [])
    #expect(graph.states.map { $0.lifetimes.map(\.count) } == [[], [1], [1], [2], [2]])
    #expect(graph.completeness == .exhaustive)
  }

  @Test func aWeakReferenceLeaksNothing() throws {
    let graph = try exploreBoth { try host($0, leaking: false) }
    #expect(graph.states.count == 2)
    #expect(graph.states.flatMap(\.lifetimes) == [])
  }
}
