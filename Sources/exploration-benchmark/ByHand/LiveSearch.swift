import ModelChecker
import ModelCheckerTestSupport
import NavigationHarness
import NavigationModel

/// The result of a search of the app.
struct LiveCounts: Hashable, CustomStringConvertible {
  var states: Int
  var transitions: Int
  /// The number of transitions that change something.
  var changes: Int
  var depth: Int

  var description: String {
    "\(states) states, \(transitions) transitions (\(changes) of them to another state), "
      + "depth \(depth)"
  }

  /// The result that is expected.
  static func expected(of nav: Nav) -> LiveCounts {
    LiveCounts(
      states: nav.expectedStates,
      transitions: nav.expectedStates * TabEvent.all(of: nav).count,
      changes: nav.expectedTransitions, depth: nav.expectedDepth)
  }
}

/// The search that the verifier does with the same app.
struct LiveSearch {
  let system: LiveSystem<TabApp>
  private let comparesTraces: Bool

  init(
    _ nav: Nav, isolation: SystemConfiguration.Isolation, comparesTraces: Bool = false
  ) throws {
    self.comparesTraces = comparesTraces
    system = try LiveSystem("Tabs", isolation: isolation) { _ in
      TabApp(nav)
    } declare: { it in
      it.root { $0 }
      it.coordinator(TabApp.self, role: "app")
      it.coordinator(TabCoordinator.self, role: "tab")
      it.coordinator(ScreenCoordinator.self, role: "screen")
      it.coordinator(SheetCoordinator.self, role: "sheet")
      for event in TabEvent.all(of: nav) {
        it.event("\(event)", .tap(on: nil)) { $0.send(event) }
      }
    }
  }

  func run() throws -> LiveCounts {
    let graph = try explore(
      system, options: ExplorationOptions(comparesTraces: comparesTraces, workers: 1))
    return LiveCounts(
      states: graph.states.count, transitions: graph.edges.count,
      changes: graph.edges.count { $0.target != $0.source }, depth: graph.depth)
  }
}
