import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Desk {
  let window = HeadlessWindow(rootView: DeskView())
}

private struct DeskView: View {
  private enum Mark: Hashable, CaseIterable { case first, second, third, fourth, fifth }

  @State private var marks: Set<Mark> = []
  @State private var counts: [Int: Int] = [:]

  var body: some View {
    Button("Mark") {
      marks = Set(Mark.allCases)
      counts = [1: 2, 3: 4, 5: 6]
    }
  }
}

/// Values that views keep for themselves are part of a state, in words that are the same in every
/// process.
@Suite(.inWorker, .ownsPlatform) struct ViewStateTests {
  @Test func whatAViewKeepsHasTheSameWordsInEveryProcess() throws {
    let graph = try exploreBoth { isolation in
      try LiveSystem("Desk", isolation: isolation) { _ in
        Desk()
      } declare: { (it: inout LiveDeclarations<Desk>) in
        it.root { $0 }
        it.window { $0.window }
        it.tap("Mark")
      }
    }
    let state = try #require(graph.states.last)
    #expect(
      state.unobserved.filter { $0.path.type == "DeskView" }.map { "\($0.path): \($0.value)" } == [
        "DeskView.marks: {fifth, first, fourth, second, third}",
        "DeskView.counts: [(key: 1, value: 2), (key: 3, value: 4), (key: 5, value: 6)]",
      ])
  }
}
