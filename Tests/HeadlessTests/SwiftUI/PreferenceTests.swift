import HeadlessSwiftUI
import PlatformTestSupport
import Testing

/// The names that views hand to those around them.
struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The number of a view, if one has any.
struct NumberKey: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

private final class Board: ObservableObject {
  @Published var names = ["Ada"]
  @Published var isShown = true
  @Published var isDetailed = false
  @Published var path: [Int] = []
  @Published var heard: [String] = []
  var counted: [Int?] = []
}

private struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View {
    VStack {
      Text("Heard \(board.heard.joined(separator: ", "))")
      VStack {
        if board.isShown {
          ForEach(board.names, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0]) }
        }
        Text("last").transformPreference(NamesKey.self) { $0.append("Zoe") }
      }
      .onPreferenceChange(NamesKey.self) { board.heard = $0 }
      .onPreferenceChange(NumberKey.self) { board.counted.append($0) }
    }
  }
}

private struct StackView: View {
  @ObservedObject var board: Board

  var body: some View {
    NavigationStack(path: $board.path) {
      Text("Root").preference(key: NamesKey.self, value: ["Root"])
        .navigationDestination(for: Int.self) {
          Text("Page \($0)").preference(key: NamesKey.self, value: ["Page"])
        }
        .sheet(isPresented: $board.isDetailed) {
          Text("Sheet").preference(key: NamesKey.self, value: ["Sheet"])
        }
    }
    .onPreferenceChange(NamesKey.self) { board.heard += $0 }
  }
}

extension HeadlessTests {
  /// What views set for the views around them.
  @MainActor
  @Suite struct PreferenceTests {
    private let driver = ScriptedDriver.installed()

    @Test func whatViewsInsideSetIsCombinedInTheirOrder() {
      let board = Board()
      let window = HeadlessWindow(rootView: BoardView(board: board))
      driver.settle()
      #expect(board.heard == ["Ada", "Zoe"])
      board.names.append("Bob")
      driver.settle()
      #expect(board.heard == ["Ada", "Bob", "Zoe"])
      board.isShown = false
      driver.settle()
      #expect(board.heard == ["Zoe"])
      // Nobody ever set the other value: it is the default.
      #expect(board.counted.isEmpty)
      _ = window
    }

    @Test func whatIsPushedOrPresentedSetsNothingForTheViewsAround() {
      let board = Board()
      let window = HeadlessWindow(rootView: StackView(board: board))
      driver.settle()
      board.path = [1]
      board.isDetailed = true
      driver.settle()
      #expect(window.text().contains { $0.contains("sheet*") })
      #expect(board.heard == ["Root"])
    }

    @Test func aViewThatSetsAValueReplacesWhatThoseInsideSet() {
      let board = Board()
      let window = HeadlessWindow(
        rootView: Text("In").preference(key: NumberKey.self, value: 1)
          .preference(key: NumberKey.self, value: 2)
          .onPreferenceChange(NumberKey.self) { board.counted.append($0) })
      driver.settle()
      #expect(board.counted == [2])
      _ = window
    }
  }
}
