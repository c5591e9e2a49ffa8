import HeadlessCombine
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A flow that reports by a subject, and goes on otherwise once that has ended.
@MainActor
private final class Flow {
  var page = 0
  private let reports = PassthroughSubject<Int, Never>()
  private var listening: AnyCancellable?

  func finish() { reports.send(completion: .finished) }

  func restart() {
    listening = reports.sink { [weak self] in self?.page = $0 }
    reports.send(1 - page)
    listening = nil
  }
}

/// A subject that has ended is another state than one that goes on.
@Suite(.inWorker, .ownsPlatform) struct EndedStreamTests {
  private func graph(
    _ isolation: SystemConfiguration.Isolation
  ) throws -> StateGraph<NavigationState, NavigationEffect> {
    let system = try LiveSystem("Flow", isolation: isolation) { _ in
      Flow()
    } declare: { (it: inout LiveDeclarations<Flow>) in
      it.root { $0 }
      it.coordinator(Flow.self, role: "flow")
      it.event("finish", .external) { $0.finish() }
      it.event("restart", .external) { $0.restart() }
    }
    return try explore(system)
  }

  private func expectTwoPagesBeforeAndAfterTheEnd(
    _ graph: StateGraph<NavigationState, NavigationEffect>
  ) {
    #expect(graph.faults.isEmpty)
    #expect(graph.states.count == 4)
    #expect(graph.completeness == .exhaustive)
  }

  @Test func theEndIsSeen() throws { expectTwoPagesBeforeAndAfterTheEnd(try graph(.worker)) }

  @Test func theEndIsSeenInThisProcessToo() throws {
    expectTwoPagesBeforeAndAfterTheEnd(try graph(.inProcess))
  }
}
