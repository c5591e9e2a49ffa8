import ObjectObservation
import Testing

/// The objects that a tracker finds to have outlived their use.
@Suite("Lifetimes")
struct LifetimeTrackerTests {
  private final class Node {
    var other: Node?
    var action: (() -> Void)?
    var count = 0
  }
  private final class Other {}

  @Test func `Objects that are reached or gone are no orphans`() {
    let tracker = LifetimeTracker()
    let kept = Node()
    tracker.track(kept)
    do { tracker.track(Node()) }
    #expect(tracker.sweep(reached: [ObjectIdentifier(kept)]).isEmpty)
    #expect(tracker.liveCount == 1)
  }

  @Test func `A remembered object is told from all others, also after its end`() {
    let tracker = LifetimeTracker()
    let kept = Node()
    tracker.track(kept)
    for _ in 0..<500 { tracker.track(Node()) }
    #expect(tracker.tracks(kept))
    // Those that have ended keep their memory, so that no other object can come to lie there.
    let others = (0..<500).map { _ in Node() }
    #expect(!others.contains { tracker.tracks($0) })
    #expect(tracker.liveCount == 1)
    #expect(tracker.tracks(kept))
  }

  @Test func `Orphans are what was reached once and lives on`() {
    let tracker = LifetimeTracker()
    var nodes = (0..<1_000).map { _ in Node() }
    #expect(tracker.orphans(besides: nodes).isEmpty)
    let leaked = nodes.remove(at: 500)
    let other = nodes.remove(at: 100)
    #expect(
      tracker.orphans(besides: nodes).map { ObjectIdentifier($0) }
        == [ObjectIdentifier(other), ObjectIdentifier(leaked)])
    nodes = [leaked]
    #expect(
      tracker.orphans(besides: nodes).map { ObjectIdentifier($0) } == [ObjectIdentifier(other)])
    #expect(tracker.liveCount == 2)
    withExtendedLifetime(other) {}
  }

  @Test func `A leaked cycle is found, oldest object first`() {
    let tracker = LifetimeTracker()
    weak var leaked: Node?
    do {
      let first = Node()
      let second = Node()
      first.other = second
      second.other = first
      leaked = first
      tracker.track(first)
      tracker.track(second)
    }
    let orphans = tracker.sweep(reached: [])
    #expect(orphans.count == 2)
    #expect(orphans.first === leaked)
    leaked?.other = nil
  }

  @Test func `A closure that holds its owner is found`() {
    let tracker = LifetimeTracker()
    weak var leaked: Node?
    do {
      let node = Node()
      node.action = { node.count += 1 }
      leaked = node
      tracker.track(node)
    }
    #expect(tracker.sweep(reached: []).first === leaked)
    leaked?.action = nil
    #expect(leaked == nil)
    #expect(tracker.sweep(reached: []).isEmpty)
  }

  @Test func `Many short lives raise no false alarm`() {
    let tracker = LifetimeTracker()
    var alive: [Node] = []
    for round in 0..<1_000 {
      alive = (0..<100).map { _ in Node() }
      for node in alive { tracker.track(node) }
      if round % 10 == 0 {
        #expect(tracker.sweep(reached: Set(alive.map { ObjectIdentifier($0) })).isEmpty)
        #expect(tracker.liveCount == 100)
      }
    }
    alive = []
    #expect(tracker.sweep(reached: []).isEmpty)
    #expect(tracker.liveCount == 0)
  }

  @Test func `Living objects are counted by class`() {
    let tracker = LifetimeTracker()
    let nodes = [Node(), Node()]
    let other = Other()
    for node in nodes { tracker.track(node) }
    tracker.track(other)
    tracker.track(nodes[0])
    #expect(tracker.liveCount(of: Node.self) == 2)
    #expect(tracker.liveCount(of: Other.self) == 1)
    #expect(tracker.liveCount(of: LifetimeTracker.self) == 0)
    tracker.reset()
    #expect(tracker.liveCount == 0)
    #expect(tracker.sweep(reached: []).isEmpty)
    withExtendedLifetime((nodes, other)) {}
  }

  @Test func `A tracked object's address is not given away before its end was noticed`() {
    let tracker = LifetimeTracker()
    do { tracker.track(Node()) }
    let strangers = (0..<100).map { _ in Node() }
    // Untracked objects at the address of a tracked one would be taken for it.
    #expect(tracker.sweep(reached: []).isEmpty)
    withExtendedLifetime(strangers) {}
  }
}
