import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A door whose handle tells its keeper that it gave way, which a keeper who is new takes for impossible.
@MainActor
private final class Keeper {
  nonisolated static let place = "RefusedStepTests.swift:\(#line + 8)"

  private(set) var isNew = true
  private(set) var isHome = false
  var window: HeadlessWindow<DoorView>?

  func learn() { isNew = false }
  func giveWay() {
    if isNew { fatalError("A new keeper's door holds.") }
    precondition(!isHome, "nobody is there")
    isHome = true
  }
}

private struct DoorView: View {
  let keeper: Keeper
  var body: some View { Button("Handle") { keeper.giveWay() } }
}

/// Where the app takes a touch for impossible, a step that ends there is left out and counted.
@Suite(.inWorker, .ownsPlatform) struct RefusedStepTests {
  private func door(refusedAt place: String?) throws -> LiveSystem<Keeper> {
    try LiveSystem("Door") { _ in
      let keeper = Keeper()
      keeper.window = HeadlessWindow(rootView: DoorView(keeper: keeper))
      return keeper
    } declare: { it in
      it.root { $0 }
      it.window { $0.window }
      it.coordinator(Keeper.self, role: "keeper")
      it.event("learn", .external) { $0.learn() }
      it.tap("Handle", twice: true, refusedAt: place)
    }
  }

  /// The ends of steps: what happens, and the first line that a trap leaves.
  private func ends(_ graph: NavigationGraph) -> [String] {
    graph.edges.map { edge in
      let trap = edge.fault.map { fault in
        String(fault.evidence.split(separator: "\n").first?.split(separator: ": ").last ?? "")
      }
      return "\(edge.source) \(edge.event) \(trap ?? "→ \(edge.target ?? -1)")"
    }
  }

  @Test func aStepThatEndsThereIsLeftOutAndCounted() throws {
    let graph = try explore(try door(refusedAt: Keeper.place))
    #expect(
      ends(graph) == [
        "0 learn → 1", "1 learn → 1", "1 Handle → 2", "1 double tap Handle nobody is there",
        "2 learn → 2", "2 Handle nobody is there", "2 double tap Handle nobody is there",
      ])
    #expect(graph.refused == ["Handle": 1, "double tap Handle": 1])
    #expect(graph.completeness == .exhaustive)
  }

  private func expectTrap(refusedAt place: String?) throws {
    let graph = try explore(try door(refusedAt: place))
    #expect(
      ends(graph).prefix(3) == [
        "0 learn → 1", "0 Handle A new keeper's door holds.",
        "0 double tap Handle A new keeper's door holds.",
      ])
    #expect(graph.refused == [:])
  }

  @Test func withoutAPlaceEachTrapCounts() throws { try expectTrap(refusedAt: nil) }

  @Test func anotherLineIsAnotherPlace() throws {
    try expectTrap(refusedAt: "RefusedStepTests.swift:1")
  }

  @Test func thePlaceBeginsWithTheNameOfTheFile() throws {
    try expectTrap(refusedAt: "Step\(Keeper.place.dropFirst(11))")
  }
}
