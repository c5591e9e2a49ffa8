import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private final class Draft: ObservableObject {
  @Published var text = ""
}

private struct DraftView: View {
  @ObservedObject var draft = Draft()
  let journal: Journal

  var body: some View {
    journal.note("'\(draft.text)'")
    return Button("Type") { draft.text += "x" }
  }
}

private struct DeskView: View {
  let journal: Journal
  @State private var isOpen = false

  var body: some View {
    VStack {
      DraftView(journal: journal)
      Button("Open") { isOpen = true }
    }
    .fullScreenCover(isPresented: $isOpen) { Text("cover") }
  }
}

private struct LinkedView: View {
  let journal: Journal
  @State private var link = ""

  var body: some View {
    VStack {
      Text(link).onOpenURL { journal.note("inner \($0.absoluteString)") }
    }
    .onOpenURL {
      journal.note("outer \($0.absoluteString)")
      link = $0.absoluteString
    }
  }
}

extension HeadlessTests {
  @MainActor
  @Suite struct RerenderTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()

    @Test("A body may be evaluated again at any time, for which there is an event on request")
    func rerender() {
      let silent = HeadlessWindow(rootView: DeskView(journal: journal))
      #expect(silent.gestureNames() == [])
      let window = HeadlessWindow(rootView: DeskView(journal: journal), options: .rerenders)
      _ = journal.flush()
      #expect(window.gestureNames() == ["rerender@DraftView"])
      window.tap("Type")
      driver.settle()
      window.perform("rerender@DraftView")
      #expect(journal.flush() == ["'x'", "''"])
      window.tap("Open")
      driver.settle()
      #expect(window.gestureNames() == ["rerender@DraftView", "rerender@DeskView.cover"])
      #expect(window.perform("rerender@DeskView.cover"))
    }

    @Test("Every view that opens URLs hears of one; in which order is open")
    func openURL() throws {
      let window = HeadlessWindow(rootView: LinkedView(journal: journal))
      let url = try #require(URL(string: "app://a/1"))
      #expect(window.open(url))
      #expect(journal.flush() == ["outer app://a/1", "inner app://a/1"])
      driver.answers = [1]
      #expect(window.open(url))
      #expect(journal.flush() == ["inner app://a/1", "outer app://a/1"])
      #expect(
        driver.questions.map(\.question)
          == Array(
            repeating: .outcome("outer views hear of a URL before or after inner ones"), count: 2))
      driver.settle()
      #expect(window.stateText() == ["link: app://a/1"])
      #expect(window.text() == ["LinkedView*"])
      window.unmount()
      #expect(!window.open(url))
    }
  }
}
