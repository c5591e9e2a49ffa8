import ModelChecker
import NavigationHarness
import NavigationModel
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A coordinator that tells everyone what it does.
@MainActor
private final class Chatterbox {
  var mood = 0

  func cheerUp() {
    mood = (mood + 1) % 3
    for _ in 0..<500 { print("what a lovely day") }
    let text = "and on standard error\n"
    _ = write(2, text, text.utf8.count)
    let raw = "and straight to the file\n"
    _ = write(1, raw, raw.utf8.count)
  }
}

/// The output of a subject reaches neither the protocol nor the host's output.
@Suite(.inWorker) struct OutputTests {
  @Test func printingDisturbsNobody() throws {
    let graph = try explore(
      try LiveSystem("Chatterbox") { _ in
        Chatterbox()
      } declare: { it in
        it.root { $0 }
        it.coordinator(Chatterbox.self, role: "chatterbox")
        it.event("cheer up", .external) { $0.cheerUp() }
      })
    #expect(graph.states.map { $0.record("mood") } == ["0", "1", "2"])
    #expect(graph.edges.count == 3)
    #expect(graph.faultyTransitions + graph.faultsOfStates == [])
  }
}
