import ModelChecker
import ModelCheckerTestSupport
import NavigationHarness
import NavigationModel
import Testing

/// A coordinator with a path, a sheet, and an event that traps in the middle.
@MainActor
private final class TrappingGallery {
  var path: [Int] = []
  var sheet: Int?
  var visits = 0
}

/// The naive explorer on live objects, in a worker that is started again and again.
@Suite(.inWorker, .needsWorkers) struct NaiveAgreementTests {
  private func gallery() throws -> LiveSystem<TrappingGallery> {
    try LiveSystem("Gallery") { _ in
      TrappingGallery()
    } declare: { it in
      it.root { $0 }
      it.coordinator(TrappingGallery.self, role: "gallery") {
        $0.stack(\.path, root: "Hall")
        $0.sheet(\.sheet)
      }
      for room in 0..<3 {
        it.event(
          "enter \(room)", .external,
          unless: { $0.path.count < 3 ? nil : "the stack is full" },
          perform: { gallery in
            precondition(gallery.path != [2, 1] || room != 0, "room 0 is closed from here")
            gallery.path.append(room)
            gallery.visits = (gallery.visits + HeadlessPlatform.choose(2, .outcome("lift"))) % 2
          })
      }
      it.event("look", .tap(on: nil)) { $0.sheet = $0.path.last }
    }
  }

  @Test func bothExplorersAgree() throws {
    let live = try gallery()
    let graph = try explore(live)
    let naive = try naivelyExplore(Remembering(live))
    #expect(graph.completeness == .exhaustive)
    #expect(Set(graph.states) == naive.states)
    #expect(graph.states.count == naive.states.count)
    #expect(graph.edges.count == naive.steps.count)
    #expect(Set(graph.edges.indices.map { graph.step(at: $0) }) == Set(naive.steps))
    #expect(graph.depth == naive.depth)
    #expect(Set(graph.faultyTransitions).count == 1)
  }
}
