import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator that counts.
@MainActor
private final class Counter {
  var value = 0
}

private enum Lists: Route {
  case all, newList
  static let samples: [Lists] = [.all]
}

private enum Place: Route {
  case home
  case shelf(String)
  static let samples = [home, shelf("A"), shelf("B")]

  var view: String {
    switch self {
    case .home: "HomeView"
    case .shelf(let name): name
    }
  }
}

/// Declarations that are refused, and those that bound a search.
@Suite(.inWorker, .ownsPlatform) struct DeclarationTests {
  private func counter(
    _ isolation: SystemConfiguration.Isolation = .worker,
    _ declare: @MainActor (inout LiveDeclarations<Counter>) -> Void
  ) throws -> LiveSystem<Counter> {
    try LiveSystem("Counter", isolation: isolation) { _ in
      Counter()
    } declare: {
      declare(&$0)
    }
  }

  private func message(_ declare: @MainActor (inout LiveDeclarations<Counter>) -> Void) -> String? {
    do {
      _ = try counter(.worker, declare)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func aRouteWithoutASampleIsRefused() {
    #expect(
      message { it in
        it.root { $0 }
        it.routes(Lists.self, .tap(on: nil)) { _, _ in }
      } == "Route case 'newList' has no sample. Add one to 'Lists.samples'.")
  }

  @Test func aDestinationWithoutASampleIsRefused() {
    #expect(
      message { it in
        it.root { $0 }
        it.destinations(of: Lists.self) { _ in "ListView" }
      } == "Route case 'newList' has no sample. Add one to 'Lists.samples'.")
  }

  @Test func destinationsAreNamedByRoute() throws {
    let system = try counter { it in
      it.root { $0 }
      it.destinations(of: Place.self) { $0.view }
    }
    #expect(
      system.profile.destinations == ["Place.home": ["HomeView"], "Place.shelf": ["A", "B"]])
  }

  @Test func twoEventsOfOneNameAreRefused() {
    #expect(
      message { it in
        it.root { $0 }
        it.event("up", .external) { $0.value += 1 }
        it.event("up", .programmatic) { $0.value += 2 }
      } == "Two events are named 'up'. Give each event a name of its own.")
  }

  @Test func aSystemWithoutARootIsRefused() {
    #expect(
      message { $0.event("up", .external) { $0.value += 1 } }
        == "The system 'Counter' names no root object. Call 'root' in its declarations.")
  }

  @Test func guardsSayWhy() throws {
    let graph = try exploreBoth { isolation in
      try counter(isolation) { it in
        it.root { $0 }
        it.coordinator(Counter.self, role: "counter")
        it.event(
          "up", .external, unless: { $0.value < 3 ? nil : "that is enough" },
          perform: { $0.value += 1 })
        it.event(
          "down", .external,
          unless: { $0.value == 0 ? "nothing left" : $0.value == 3 ? "too high" : nil },
          perform: { $0.value -= 1 })
      }
    }
    #expect(graph.states.count == 4)
    #expect(
      graph.disabled == ["up": ["that is enough": 1], "down": ["nothing left": 1, "too high": 1]])
  }

  @Test func aBoundaryEndsAPath() throws {
    let graph = try exploreBoth { isolation in
      try counter(isolation) { it in
        it.root { $0 }
        it.coordinator(Counter.self, role: "counter")
        it.boundary = { $0.value > 4 ? "values are beyond 4" : nil }
        it.event("up", .external) { $0.value += 1 }
        it.event("double", .external) { $0.value *= 2 }
      }
    }
    #expect(graph.states.map { $0.record("value") } == ["0", "1", "2", "3", "4", "6", "5", "8"])
    #expect(graph.completeness == .exhaustive)
    #expect(graph.disabled == [:])
    #expect(
      graph.cutSteps().map { "\($0.cap): \($0.events.map { "\($0.event) \($0.count)" })" } == [
        #"values are beyond 4: ["double 2", "up 1"]"#
      ])
  }

  @Test func anErrorThatAnEventThrowsIsAFault() throws {
    struct Refusal: Error, CustomStringConvertible { let description = "not today" }
    let graph = try exploreBoth { isolation in
      try counter(isolation) { it in
        it.root { $0 }
        it.event("up", .external) { _ in throw Refusal() }
      }
    }
    #expect(graph.faultyTransitions == ["up: 'up' threw an error: not today."])
  }

  @Test func anErrorThatMakingThrowsIsAFault() throws {
    struct Refusal: Error, CustomStringConvertible { let description = "no memory" }
    let graph = try exploreBoth { isolation in
      try LiveSystem("Counter", isolation: isolation) { _ -> Counter in
        throw Refusal()
      } declare: { it in
        it.root { $0 }
      }
    }
    #expect(
      graph.faults.map(\.fault) == [
        Fault(.unsupported, "The system 'Counter' could not be made: no memory.")
      ])
  }
}
