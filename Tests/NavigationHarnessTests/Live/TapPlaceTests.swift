import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Kitchen {
  enum Page: String { case cooking, recipe }

  var path: [Page] = []
  var note: String?
  var isCooking = false
}

@MainActor
private final class Hall {
  var steps = 0
  var window: HeadlessWindow<HallView>?

  func enter() { window = HeadlessWindow(rootView: HallView()) }
}

private struct HallView: View {
  var body: some View { Text("Hall") }
}

/// Taps that run code happen only where their screens are.
@Suite(.ownsPlatform) struct TapPlaceTests {
  private func kitchen(tappedOn screen: String) throws -> LiveSystem<Kitchen> {
    try LiveSystem("Kitchen", isolation: .inProcess) { _ in
      Kitchen()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Kitchen.self, role: "kitchen") {
        $0.stack(\.path, root: "List")
        $0.sheet(\.note)
      }
      it.event("cook", .tap(on: "List")) { $0.path.append(.cooking) }
      it.event("note", .tap(on: "cooking")) { $0.note = "salt" }
      it.event("stop", .tap(on: screen)) { $0.path = [] }
    }
  }

  @Test func aTapHappensOnlyWhileItsScreenCanBeTouched() throws {
    let graph = try explore(kitchen(tappedOn: "cooking"))
    #expect(
      graph.edges.map { "\($0.source) \($0.event) \($0.target ?? -1)" } == [
        "0 cook 1", "1 note 2", "1 stop 0", "1 back@stack(kitchen) 0",
        "2 swipeDown@sheet(kitchen) 1",
      ])
    #expect(
      graph.disabled == [
        "cook": ["'List' cannot be touched": 2], "note": ["'cooking' cannot be touched": 2],
        "stop": ["'cooking' cannot be touched": 2],
      ])
  }

  @Test func aTapOnAScreenThatNoStateShowsIsAFault() throws {
    let result = try check(kitchen(tappedOn: "Cooking"), invariants: [])
    #expect(
      result.graph.systemFaults.map { "\($0.fault.kind): \($0.fault.message)" } == [
        "unsupported: 'stop' is a tap on 'Cooking', but no state shows a screen of that name. Did "
          + "you mean 'cooking'? Correct the name, or leave the event out."
      ])
    #expect(try check(kitchen(tappedOn: "cooking"), invariants: []).graph.systemFaults.isEmpty)
  }

  @Test func aScreenThatASearchHasNotSeenYetIsNoFault() throws {
    let result = try check(
      kitchen(tappedOn: "Cooking"), invariants: [],
      options: ExplorationOptions(limits: Limits(states: 2)))
    #expect(result.graph.completeness == .bounded(by: .states))
    #expect(result.graph.systemFaults.isEmpty)
  }

  @Test func aTapOnAnyScreenNeedsAScreen() throws {
    let system = try LiveSystem("Hall", isolation: .inProcess) { _ in
      Hall()
    } declare: { (it: inout LiveDeclarations<Hall>) in
      it.root { $0 }
      it.window { $0.window }
      it.coordinator(Hall.self, role: "hall")
      it.event("enter", .external, unless: { $0.window == nil ? nil : "inside" }) { $0.enter() }
      it.event("step", .tap(on: nil), unless: { $0.steps < 1 ? nil : "done" }) { $0.steps += 1 }
    }
    let graph = try explore(system)
    #expect(graph.edges.map { "\($0.source) \($0.event)" } == ["0 enter", "1 step"])
    #expect(graph.disabled["step"] == ["no screen can be touched": 1, "done": 1])
  }

  @Test func onlyATapWhereTheUserIsIsOrdinary() throws {
    let system = try kitchen(tappedOn: "cooking")
    let graph = try explore(system)
    for state in graph.states {
      let names = Set(state.views.filter(\.isHittable).map(\.name))
      for (ordinal, screen) in ["List", "cooking", "cooking"].enumerated() {
        let event = EventLabel(system.events[ordinal].name, ordinal: ordinal)
        #expect(system.isOrdinary(event, in: state) == names.contains(screen))
      }
    }
  }
}
