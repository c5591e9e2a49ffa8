import HeadlessSwiftUI
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Rows: ObservableObject {
  @Published var path: [Int] = []
  private let isGuarded: Bool

  init(isGuarded: Bool) { self.isGuarded = isGuarded }

  func open(_ row: Int) {
    if isGuarded, !path.isEmpty { return }
    path.append(row)
  }
}

private struct RowsView: View {
  @HeadlessSwiftUI.ObservedObject var rows: Rows

  var body: some View {
    NavigationStack(path: $rows.path) {
      VStack {
        Button("one") { rows.open(1) }
        Button("two") { rows.open(2) }
      }
      .navigationDestination(for: Int.self) { _ in Text("row") }
    }
  }
}

/// A list of two rows, each of which leads to a page.
@MainActor
private final class RowsScene {
  let rows: Rows
  let window: HeadlessWindow<RowsView>

  init(isGuarded: Bool) {
    let rows = Rows(isGuarded: isGuarded)
    self.rows = rows
    window = HeadlessWindow(rootView: RowsView(rows: rows))
  }
}

/// Two controls of one screen that are touched within one transition.
@Suite(.ownsPlatform) struct QuickTapsTests {
  private func system(
    isGuarded: Bool, naming second: QuickTap = "two"
  ) throws -> LiveSystem<RowsScene> {
    try LiveSystem("Rows", isolation: .inProcess) { _ in
      RowsScene(isGuarded: isGuarded)
    } declare: { it in
      it.root { $0.rows }
      it.window { $0.window }
      it.coordinator(Rows.self, role: "rows")
      it.tap("one")
      it.tap("two")
      it.quickTaps("one", second)
      it.boundary = { $0.rows.path.count > 2 ? "three pages" : nil }
    }
  }

  @Test func theyAreEventsOfTheirOwnInBothOrders() throws {
    #expect(
      try system(isGuarded: true).events.map(\.name)
        == ["one", "two", "one, then two", "two, then one"])
  }

  @Test func twoPagesOfTwoTapsAreAViolation() throws {
    let result = try check(system(isGuarded: false), invariants: [RepeatedIntentIsIdempotent()])
    guard case .violated(let found) = result.answers[0].verdict else {
      Issue.record("\(result.answers)")
      return
    }
    #expect(found.trace.steps.count == 1)
    #expect(found.why.contains("ends neither like 'one' nor like 'two'"), "\(found.why)")
  }

  @Test func theFirstTapMayWin() throws {
    let result = try check(system(isGuarded: true), invariants: [RepeatedIntentIsIdempotent()])
    #expect(result.answers[0].verdict == .holds(witness: nil))
  }

  @Test func theyNameDeclaredTaps() {
    #expect {
      try system(isGuarded: true, naming: "three")
    } throws: {
      "\($0)"
        == "'one' and 'three' are declared as quick taps, but one of them is not a tap. Declare "
        + "it with 'tap' before, or name the back button: '.back'."
    }
  }
}
