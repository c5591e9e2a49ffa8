import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// A coordinator that may keep itself busy forever.
@MainActor
private final class Clerk {
  var isBusy = false
  var letters = 0

  func tidyForEver() {
    isBusy = true
    Task { [weak self] in self?.tidyForEver() }
  }

  func loopForEver() {
    while letters >= 0 { letters = (letters + 1) % 2 }
  }

  func askForEver() {
    while letters >= 0 { letters = HeadlessPlatform.choose(2, .outcome("which")) }
  }
}

/// Events that never come to an end.
@Suite(.inWorker, .needsWorkers, .ownsPlatform) struct SettlingTests {
  private func clerk(
    _ isolation: SystemConfiguration.Isolation = .worker,
    _ work: @escaping @MainActor (Clerk) -> Void
  ) throws -> LiveSystem<Clerk> {
    try LiveSystem("Clerk", isolation: isolation) { _ in
      Clerk()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Clerk.self, role: "clerk")
      it.jobBound = 50
      it.choiceBound = 2
      it.event(
        "write", .external, unless: { $0.letters == 1 ? "written" : nil },
        perform: { $0.letters = 1 })
      it.event(
        "work", .external, unless: { $0.letters == 1 ? nil : "nothing to do" }, perform: work)
    }
  }

  @Test func aTaskThatStartsItselfAgainNeverSettles() throws {
    let graph = try exploreBoth { try clerk($0) { $0.tidyForEver() } }
    #expect(
      graph.faultyTransitions == [
        "work: 'work' never settles: after 50 jobs there was still work to do."
      ])
    #expect(graph.edges.last?.fault?.kind == .neverSettled)
    #expect(graph.states.count == 2)
  }

  @Test(.inWorker(patience: .milliseconds(400))) func anEndlessLoopNeverSettles() throws {
    let graph = try explore(try clerk { $0.loopForEver() })
    #expect(
      graph.faultyTransitions == [
        "work: 'work' never settles: the process made no progress for 0.4 seconds."
      ])
    #expect(graph.edges.last?.fault?.kind == .neverSettled)
    #expect(graph.states.count == 2)
    #expect(graph.completeness == .exhaustive)
  }

  @Test(.inWorker(patience: .milliseconds(400))) func anEndlessLoopThatAsksNeverSettles() throws {
    let graph = try explore(try clerk { $0.askForEver() })
    // Two questions with two answers each are asked; all ways of answering end alike.
    #expect(
      graph.faultyTransitions == [
        "work.0.0: 'work' never settles: the process made no progress for 0.4 seconds."
      ])
  }
}
