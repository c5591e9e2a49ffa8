import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Search: ObservableObject {
  @Published var text = ""
  private(set) var notes: [String] = []

  func note(_ note: String) { notes.append(note) }
}

private struct LoginView: View {
  let search: Search
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Name", text: $text).onSubmit { search.note("own") }
      SecureField("PIN", text: $text)
      TextField("Tags", text: $text).submitScope()
      TextField("City", text: $text, onCommit: { search.note("commit") }).submitScope()
      SecureField("Code", text: $text, onCommit: { search.note("code") })
    }
    .onSubmit { search.note("form") }
    .onSubmit(of: .search) { search.note("search") }
  }
}

private struct FruitView: View {
  @ObservedObject var search: Search

  var body: some View {
    Text("Found \(search.text)")
      .searchable(
        text: $search.text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Fruit"
      )
      .searchSuggestions { Text("🍎").searchCompletion("apple") }
      .onSubmit(of: .search) { search.note("looked for \(search.text)") }
  }
}

private struct SuggestedView: View {
  @ObservedObject var search: Search

  var body: some View {
    Text("Found \(search.text)")
      .searchable(text: $search.text) {
        Text("🍐").searchCompletion("pear")
        Button("Clear") { search.text = "" }
        Text("none")
      }
  }
}

extension HeadlessTests {
  /// What a person submits.
  @MainActor @Suite struct SubmissionTests {
    private let driver = ScriptedDriver.installed()
    private let search = Search()

    private func window<V: View>(_ view: V) -> HeadlessWindow<V> {
      let window = HeadlessWindow(rootView: view)
      driver.settle()
      return window
    }

    @Test func aFieldIsAControlWhereItSubmits() {
      let window = window(LoginView(search: search))
      #expect(window.text() == ["LoginView* [Name, PIN, City, Code]"])
      for name in ["Name", "PIN", "City", "Code"] { #expect(window.tap(name)) }
      #expect(!window.tap("Tags"))
      #expect(search.notes == ["own", "form", "form", "commit", "code", "form"])
      #expect(window.gestureNames() == [])
    }

    @Test func aSearchIsSubmittedAndASuggestionIsOneToo() {
      let window = window(FruitView(search: search))
      #expect(window.text() == ["FruitView* [🍎]"])
      #expect(window.gestureNames() == ["submitSearch@root"])
      #expect(window.perform("submitSearch@root"))
      #expect(window.tap("🍎"))
      driver.settle()
      #expect(search.notes == ["looked for ", "looked for apple"])
      #expect(search.text == "apple")
    }

    @Test func aSuggestionWithoutASubmissionOnlyReplacesTheText() {
      let window = window(SuggestedView(search: search))
      #expect(window.text() == ["SuggestedView* [🍐, Clear]"])
      #expect(window.tap("🍐"))
      driver.settle()
      #expect(search.text == "pear")
      #expect(window.tap("Clear"))
      driver.settle()
      #expect(search.text == "")
      #expect(window.gestureNames() == [])
    }
  }
}
