import ModelCheckerTestSupport

/// The search that somebody would write for this one app: a dictionary of snapshots, and fresh
/// objects taken to a state by its events.
///
/// It knows that an object which an event left as it was can be sent the next event.
@MainActor
struct HandWrittenSearch {
  private let nav: Nav
  private let events: [TabEvent]
  private var numbers: [TabSnapshot: Int] = [:]
  private var snapshots: [TabSnapshot] = []
  private var arrivals: [(state: Int, event: Int)] = []
  private var depths: [Int] = []
  private(set) var transitions = 0

  init(_ nav: Nav) {
    self.nav = nav
    events = TabEvent.all(of: nav)
  }

  mutating func run() -> LiveCounts {
    add(TabSnapshot(TabApp(nav)), from: -1, by: -1)
    var changes = 0
    var state = 0
    while state < snapshots.count {
      var fresh: TabApp?
      for event in events.indices {
        let app = fresh ?? replayed(to: state)
        app.send(events[event])
        let snapshot = TabSnapshot(app)
        transitions += 1
        let isUnchanged = snapshot == snapshots[state]
        fresh = isUnchanged ? app : nil
        if isUnchanged { continue }
        changes += 1
        add(snapshot, from: state, by: event)
      }
      state += 1
    }
    return LiveCounts(
      states: snapshots.count, transitions: transitions, changes: changes,
      depth: depths.last ?? 0)
  }

  private mutating func add(_ snapshot: TabSnapshot, from state: Int, by event: Int) {
    guard numbers[snapshot] == nil else { return }
    numbers[snapshot] = snapshots.count
    snapshots.append(snapshot)
    arrivals.append((state, event))
    depths.append(state < 0 ? 0 : depths[state] + 1)
  }

  private func replayed(to state: Int) -> TabApp {
    var way: [Int] = []
    var state = state
    while arrivals[state].state >= 0 {
      way.append(arrivals[state].event)
      state = arrivals[state].state
    }
    let app = TabApp(nav)
    for event in way.reversed() { app.send(events[event]) }
    return app
  }
}
