import HeadlessCombine
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

/// A model of one screen, with what the screen has to say.
@MainActor
private final class RowModel {
  let taps = PassthroughSubject<Int, Never>()
}

@MainActor
private final class RowFlow {
  private var models: [RowModel] = []
  private var cancellables: Set<AnyCancellable> = []
  private(set) var shown = 0

  /// Shows another row, and listens to its model; a model that is let go stays in the bag.
  func show(keepsModel: Bool) {
    let model = RowModel()
    if keepsModel { models.append(model) }
    shown += 1
    listen(to: model)
  }

  func listenAgain() { models.first.map(listen) }

  private func listen(to model: RowModel) {
    model.taps.sink { [weak self] _ in self?.shown += 1 }.store(in: &cancellables)
  }

  /// Listens twice to what nobody else has.
  func listenTwiceToTheLost() {
    let model = RowModel()
    for _ in 0..<2 { listen(to: model) }
    shown += 2
  }
}

/// Two subjects of one type are two sources.
@Suite(.ownsPlatform) struct SourcesOfSubscriptionsTests {
  private func why(_ act: @escaping @MainActor (RowFlow) -> Void) throws -> String? {
    let system = try LiveSystem("Rows", isolation: .inProcess) { _ in
      RowFlow()
    } declare: { (it: inout LiveDeclarations<RowFlow>) in
      it.root { $0 }
      it.appModules = ["HeadlessTests"]
      it.coordinator(RowFlow.self, role: "rows")
      it.event("act", .external, unless: { $0.shown > 1 ? "two rows are shown" : nil }) {
        Lifecycle.started($0)
        act($0)
      }
    }
    let result = try check(system, invariants: [StartsOnce()])
    switch try #require(result.answers.first?.verdict) {
    case .violated(let counterexample): return counterexample.why
    case .holds: return nil
    case let other: return "\(other)"
    }
  }

  @Test func modelsOfOneClassAreDifferentSources() throws {
    #expect(try why { $0.show(keepsModel: true) } == nil)
    #expect(
      try why {
        $0.show(keepsModel: true)
        $0.listenAgain()
      } == "Rows was started again and holds 2 subscriptions to RowModel.taps.")
  }

  @Test func subjectsThatOnlyTheSubscriptionsHoldAreDifferentSources() throws {
    #expect(try why { $0.show(keepsModel: false) } == nil)
    let subject = "PassthroughSubject<Int, Never>"
    #expect(
      try why { $0.listenTwiceToTheLost() }
        == "Rows was started again and holds 2 subscriptions to \(subject).")
  }
}
