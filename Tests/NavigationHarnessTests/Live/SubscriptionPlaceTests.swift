import HeadlessCombine
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Store {
  let steps = PassthroughSubject<Int, Never>()
}

@MainActor
private final class StepFlow {
  let store = Store()
  private(set) var starts = 0
  private var cancellables: Set<AnyCancellable> = []

  /// Listens for two things, each in its own place.
  func start() {
    starts += 1
    store.steps.sink { _ in }.store(in: &cancellables)
    store.steps.sink { _ in }.store(in: &cancellables)
  }
}

/// Two subscriptions of one holder to one source are twice the same only where one place has made both.
@Suite(.inWorker, .ownsPlatform) struct SubscriptionPlaceTests {
  @Test func placesThatSubscribeAreToldApart() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Steps", isolation: isolation) { _ in
        StepFlow()
      } declare: { (it: inout LiveDeclarations<StepFlow>) in
        it.root { $0 }
        it.coordinator(StepFlow.self, role: "steps")
        it.cap("starts", 1) { $0.starts }
        it.event("start", .external) { $0.start() }
      }
    }
    let counts = graph.states.map { $0.subscriptions.map(\.count) }
    #expect(counts == [[], [1, 1], [2, 2]])
    #expect(Set(graph.states.flatMap(\.subscriptions).map(\.source)) == ["Store.steps"])
  }
}
