import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Loading: ObservableObject {
  @Published var isLoading = true
  @Published var asks = false
  @Published var title: String?
}

/// Shows nothing to touch.
private struct Spinner: View {
  var body: some View { Image("spinner") }
}

private struct Rows: View {
  var body: some View { Button("Row") {} }
}

private struct Question: View {
  var body: some View { Button("Yes") {} }
}

private struct Note: View {
  @ObservedObject var loading: Loading
  var body: some View { Text("note") }
}

/// Shows, while it loads, something more.
private struct Catalogue: View {
  @ObservedObject var loading: Loading

  var body: some View {
    VStack {
      Button("Sort") {}
      if loading.isLoading { Spinner().frame(width: 30) }
      if loading.asks { Question() }
      if let title = loading.title {
        Text(title)
        Note(loading: loading)
      }
    }
  }
}

/// Shows one of two views.
private struct Entrance: View {
  @ObservedObject var loading: Loading
  var body: some View { if loading.isLoading { Spinner() } else { Rows() } }
}

/// A line that goes up and down.
private struct Wave: Shape {}

/// Arranges what it is given.
private struct Card<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { ScrollView { content } }
}

/// Arranges what it makes by a closure.
private struct Margins<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var width = 1
  var body: some View { content() }
}

/// Arranges what it is given, and keeps an object of the app.
private struct Host<Content: View>: View {
  @ObservedObject var loading: Loading
  let content: Content
  var body: some View { content }
}

/// Shows what it is told, whatever that is.
private struct Choice<Value: Hashable>: View {
  let value: Value
  var body: some View { Text("\(value)") }
}

private struct Profile: View {
  var body: some View { Card { Margins { Button("Edit") {} } } }
}

private struct Lobby: View {
  let loading: Loading
  var body: some View {
    Card { Host(loading: loading, content: Text("a")) }
  }
}

private struct Shelf: View {
  var body: some View { Card { Rows() } }
}

private struct Options: View {
  var body: some View { Choice(value: 1) }
}

/// An item of a tab bar of the app's own.
private struct Item: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8)
      Wave().fill(Color.red)
      Button("Library") {}
    }
  }
}

extension HeadlessTests {
  /// The parts of a screen that are no screens.
  @MainActor
  @Suite struct PartOfScreenTests {
    private let driver = ScriptedDriver.installed()

    @Test func whatAScreenShowsWhileItLoadsIsAPartOfIt() {
      let loading = Loading()
      let window = HeadlessWindow(rootView: Catalogue(loading: loading))
      driver.settle()
      #expect(window.text() == ["Catalogue* [Sort]"])
      loading.isLoading = false
      driver.settle()
      #expect(window.text() == ["Catalogue* [Sort]"])
    }

    @Test func whatCanBeTouchedOrBelongsToSomebodyIsAScreen() {
      let loading = Loading()
      loading.asks = true
      let window = HeadlessWindow(rootView: Catalogue(loading: loading))
      driver.settle()
      #expect(window.text() == ["Catalogue/* [Sort]", "  Question* [Yes]"])
      loading.asks = false
      loading.title = "About"
      driver.settle()
      #expect(window.text() == ["Catalogue/* [Sort]", "  Note*"])
    }

    @Test func aShapeIsNoScreen() {
      let window = HeadlessWindow(rootView: Item())
      driver.settle()
      #expect(window.text() == ["Item* [Library]"])
    }

    @Test func whatArrangesWhatAScreenGivesItIsAPartOfIt() {
      let window = HeadlessWindow(rootView: Profile())
      driver.settle()
      #expect(window.text() == ["Profile* [Edit]"])
      let shelf = HeadlessWindow(rootView: Shelf())
      driver.settle()
      #expect(shelf.text() == ["Shelf/*", "  Rows* [Row]"])
    }

    @Test func whatKeepsAnObjectOrArrangesNothingIsAScreen() {
      let lobby = HeadlessWindow(rootView: Lobby(loading: Loading()))
      driver.settle()
      #expect(lobby.text() == ["Lobby/*", "  Host*"])
      let options = HeadlessWindow(rootView: Options())
      driver.settle()
      #expect(options.text() == ["Options/*", "  Choice*"])
    }

    /// What a stack or a window shows alone is the screen, whatever it shows.
    @Test func whatAloneMakesUpAnElementIsAScreen() {
      let window = HeadlessWindow(rootView: Card { NavigationStack { Card { Text("a") } } })
      driver.settle()
      #expect(window.text() == ["Card/*", "  stack*", "    Card*"])
    }

    @Test func eachOfTwoAlternativesIsAScreen() {
      let loading = Loading()
      let window = HeadlessWindow(rootView: Entrance(loading: loading))
      driver.settle()
      #expect(window.text() == ["Entrance/*", "  Spinner*"])
      loading.isLoading = false
      driver.settle()
      #expect(window.text() == ["Entrance/*", "  Rows* [Row]"])
    }
  }
}
