import ModelChecker
import NavigationHarness
import NavigationModel
import XCTest

/// A coordinator whose `close` can be touched twice before the screen is gone.
@MainActor
private final class Shop {
  var path: [String] = []
  func open() { path.append("item") }
  func close() { path.removeLast() }
}

final class TrapTests: LiveTestCase {
  private func shop() throws -> LiveSystem<Shop> {
    try LiveSystem("Shop") { _ in
      Shop()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Shop.self, role: "shop") { $0.stack(\.path, root: "Home") }
      it.event(
        "open", .external, unless: { $0.path.count == 2 ? "the stack is full" : nil },
        perform: { $0.open() })
      it.event("close", .external) { $0.close() }
    }
  }

  func testATrapIsAFaultOfItsTransition() throws {
    let graph = try explore(try shop())
    XCTAssertEqual(graph.states.count, 3)
    XCTAssertEqual(graph.completeness, .exhaustive)
    XCTAssertEqual(
      graph.faultyTransitions, ["close: 'close' trapped: SIGILL (illegal instruction)."])
  }
}
