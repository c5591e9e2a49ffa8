import HeadlessCombine
import NavigationHarness
import ObjectObservation
import PlatformTestSupport
import Testing

/// The duration of one observation: printed, not asserted.
@Suite("Observation timing", .ownsPlatform)
struct ObservationTimingTests {
  private enum Route: Hashable {
    case list, detail(id: String), confirm(item: Int, count: Int)
  }
  private final class Store: ObservableObject {
    @Published var items: [String] = ["first", "second"]
    @Published var isSignedIn = true
    @Published var selection: String?
  }
  private class Coordinator: ObservableObject {
    @Published var path: [Route] = [.list, .detail(id: "a")]
    @Published var sheet: Route?
    let store: Store
    weak var parent: Coordinator?
    var children: [Coordinator] = []
    var counts: [String: Int] = ["visits": 3]
    var isStarted = true
    private var cancellables: Set<AnyCancellable> = []
    init(_ store: Store) {
      self.store = store
      store.$items.sink { [weak self] in self?.isStarted = !$0.isEmpty }.store(in: &cancellables)
    }
  }

  @Test func `Ten objects with sixty properties`() {
    let store = Store()
    let root = Coordinator(store)
    for _ in 0..<8 {
      let child = Coordinator(store)
      child.parent = root
      root.children.append(child)
    }
    let observer = ObjectObserver(options: .platform())
    let tracker = LifetimeTracker()
    let first = observer.observe([root])
    let clock = ContinuousClock()
    func measure(_ name: String, _ body: () -> Void) {
      let rounds = 2_000
      let spent = clock.measure { for _ in 0..<rounds { body() } }
      print("TIMING \(name): \(spent / rounds)")
    }
    measure("observe") { #expect(observer.observe([root]) == first) }
    measure("observe, unchecked") { _ = observer.observe([root]) }
    measure("reached objects") { _ = observer.reachedObjects }
    measure("track and sweep") {
      let reached = observer.reachedObjects
      for object in reached { tracker.track(object) }
      _ = tracker.sweep(reached: Set(reached.map { ObjectIdentifier($0) }))
    }
    measure("orphans") { _ = tracker.orphans(besides: observer.reachedObjects) }
    measure("describe") { _ = observer.describe([root]) }
  }
}
