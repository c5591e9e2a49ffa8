import ModelChecker
import NavigationHarness
import NavigationModel
import XCTest

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
final class DeclarationTests: LiveTestCase {
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

  func testARouteWithoutASample() {
    XCTAssertEqual(
      message { it in
        it.root { $0 }
        it.routes(Lists.self, .tap(on: nil)) { _, _ in }
      },
      "Route case 'newList' has no sample. Add one to 'Lists.samples'.")
  }

  func testADestinationWithoutASample() {
    XCTAssertEqual(
      message { it in
        it.root { $0 }
        it.destinations(of: Lists.self) { _ in "ListView" }
      },
      "Route case 'newList' has no sample. Add one to 'Lists.samples'.")
  }

  func testDestinationsOfRoutes() throws {
    let system = try counter { it in
      it.root { $0 }
      it.destinations(of: Place.self) { $0.view }
    }
    XCTAssertEqual(
      system.profile.destinations, ["Place.home": ["HomeView"], "Place.shelf": ["A", "B"]])
  }

  func testTwoEventsOfOneName() {
    XCTAssertEqual(
      message { it in
        it.root { $0 }
        it.event("up", .external) { $0.value += 1 }
        it.event("up", .programmatic) { $0.value += 2 }
      },
      "Two events are named 'up'. Give each event a name of its own.")
  }

  func testNoRoot() {
    XCTAssertEqual(
      message { $0.event("up", .external) { $0.value += 1 } },
      "The system 'Counter' names no root object. Call 'root' in its declarations.")
  }

  func testGuardsSayWhy() throws {
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
    XCTAssertEqual(graph.states.count, 4)
    XCTAssertEqual(
      graph.disabled, ["up": ["that is enough": 1], "down": ["nothing left": 1, "too high": 1]])
  }

  func testABoundaryKeepsStatesOut() throws {
    let graph = try exploreBoth { isolation in
      try counter(isolation) { it in
        it.root { $0 }
        it.coordinator(Counter.self, role: "counter")
        it.boundary = { $0.value > 4 ? "values beyond 4 are out of scope" : nil }
        it.event("up", .external) { $0.value += 1 }
        it.event("double", .external) { $0.value *= 2 }
      }
    }
    XCTAssertEqual(graph.states.map { $0.record("value") }, ["0", "1", "2", "3", "4"])
    XCTAssertEqual(graph.completeness, .exhaustive)
    XCTAssertEqual(
      graph.disabled,
      [
        "up": ["values beyond 4 are out of scope": 1],
        "double": ["values beyond 4 are out of scope": 2],
      ])
  }

  func testAnErrorThatAnEventThrowsIsAFault() throws {
    struct Refusal: Error, CustomStringConvertible { let description = "not today" }
    let graph = try exploreBoth { isolation in
      try counter(isolation) { it in
        it.root { $0 }
        it.event("up", .external) { _ in throw Refusal() }
      }
    }
    XCTAssertEqual(graph.faultyTransitions, ["up: 'up' threw an error: not today."])
  }

  func testAnErrorThatMakingThrowsIsAFault() throws {
    struct Refusal: Error, CustomStringConvertible { let description = "no memory" }
    let graph = try exploreBoth { isolation in
      try LiveSystem("Counter", isolation: isolation) { _ -> Counter in
        throw Refusal()
      } declare: { it in
        it.root { $0 }
      }
    }
    XCTAssertEqual(
      graph.faults.map(\.fault),
      [Fault(.unsupported, "The system 'Counter' could not be made: no memory.")])
  }
}
