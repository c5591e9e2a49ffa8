import Foundation
import NavigationSystems
import NavigationTesting
import Search
import Testing

@Test func theFixedSearchNavigates() throws {
  try assertNavigation(SearchSystem(isFixed: true))
}

/// The message of the assertion about the search as it was published, word for word as in the
/// article.
@Test func anAnswerComesAfterThePersonHasGoneBack() throws {
  let article = try article("Asking-a-server")
  #expect {
    try requireNavigation(SearchSystem().system(SystemConfiguration()), [NoLateEffects()])
  } throws: { error in
    article.contains("\(error)")
  }
}

@Test(arguments: [
  "open/find/back@stack(search)/answer succeeds",
  "open/find/find/answer succeeds/answer succeeds",
])
func onlyTheSearchThatIsWaitedForShowsABook(_ trace: String) throws {
  let (fixed, published) = (SearchSystem(isFixed: true), SearchSystem())
  try assertReplay(fixed.system(SystemConfiguration()), trace: trace, [NoLateEffects()])
  try assertReplay(
    published.system(SystemConfiguration()), trace: trace, [NoLateEffects()],
    expecting: .knownViolation(reason: "as published"))
}

/// A server that answers from another thread, and so isn't under the verifier's control.
private struct RealServer: BookServer {
  func find() async throws -> String {
    await withCheckedContinuation { answer in
      Thread.detachNewThread { answer.resume(returning: "emma") }
    }
  }
}

@Test func aServerOnAnotherThreadIsRefused() throws {
  let article = try article("Asking-a-server")
  let system = try LiveSystem("Search") { _ in
    SearchCoordinator(server: RealServer())
  } declare: { it in
    it.root { $0 }
    it.event("find", .tap(on: nil)) { $0.find() }
  }
  #expect {
    try requireNavigation(system, [NoTraps()])
  } throws: { error in
    article.contains("\(error)")
  }
}
