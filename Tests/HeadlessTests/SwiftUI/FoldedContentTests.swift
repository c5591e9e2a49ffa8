import Foundation
import HeadlessSwiftUI
import PlatformTestSupport
import Testing

@MainActor @Observable
private final class Taps {
  var names: [String] = []
  var isOpen = false
  var count = 1
  var date = Date(timeIntervalSince1970: 0)
  var color = Color.red
}

private struct Page: View {
  @Bindable var taps: Taps

  var body: some View {
    ContentUnavailableView {
      Label("No books", image: "shelf")
    } description: {
      Text("Nothing was borrowed.")
    } actions: {
      button("Borrow")
    }
    ContentUnavailableView("No notes", systemImage: "note", description: Text("Write one."))
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "Moby")
    LabeledContent("Author") { button("Melville") }
    LabeledContent("Pages", value: "635")
    LabeledContent {
      button("Cover")
    } label: {
      Text("Look")
    }
    ControlGroup("Edit") { button("Cut") }.controlGroupStyle(.navigation)
    ControlGroup {
      button("Paste")
    } label: {
      Text("Edit")
    }
    ViewThatFits(in: .horizontal) {
      button("Wide")
      button("Narrow")
      button("Narrowest")
    }
    DisclosureGroup("Chapters") { button("First") }
    DisclosureGroup("Remarks", isExpanded: $taps.isOpen) { button("Footnote") }
    Stepper("Turn") {
      taps.names.append("on")
    } onDecrement: {
      taps.names.append("back")
    }
    Stepper("At the end", onIncrement: nil) { taps.names.append("end") }
    Stepper("Copies", value: $taps.count, in: 1...9)
    Stepper(value: $taps.count) { Text("More") }
    DatePicker("Due", selection: $taps.date, in: Date.distantPast..., displayedComponents: .date)
    DatePicker(selection: $taps.date) { Text("Since") }
    ColorPicker("Ink", selection: $taps.color)
    ColorPicker(selection: $taps.color, supportsOpacity: false) { Text("Paper") }
    ShareLink(item: "book")
    ShareLink("Send", item: "book", subject: Text("A book"))
    ShareLink(item: "book", preview: SharePreview("Book"))
    ShareLink(items: ["book"]) { Text("Give") }
    AnyShape(Circle()).fill(AnyShapeStyle(.red))
      .toolbar { ToolbarSpacer(.fixed) }
  }

  private func button(_ name: String) -> some View {
    Button(name) { taps.names.append(name) }
  }
}

extension HeadlessTests {
  /// What a screen shows at times, folds or puts beside a label.
  @MainActor
  @Suite struct FoldedContentTests {
    private let driver = ScriptedDriver.installed()

    private func shown() -> (taps: Taps, window: HeadlessWindow<Page>) {
      let taps = Taps()
      let window = HeadlessWindow(rootView: Page(taps: taps))
      driver.settle()
      return (taps, window)
    }

    @Test func whatIsWithinCanBeTapped() {
      let (taps, window) = shown()
      let names = ["Borrow", "Melville", "Cover", "Cut", "Paste", "Wide", "First"]
      for name in names { #expect(window.tap(name), "\(name)") }
      #expect(taps.names == names)
    }

    @Test func ofSeveralViewsTheFirstFits() {
      let window = shown().window
      #expect(!window.tap("Narrow"))
      #expect(!window.tap("Narrowest"))
    }

    @Test func aBoundGroupShowsItsContentWhenItIsExpanded() {
      let (taps, window) = shown()
      #expect(!window.tap("Footnote"))
      #expect(window.tap("Remarks"))
      #expect(taps.isOpen)
      driver.settle()
      #expect(window.tap("Footnote"))
      #expect(window.tap("Remarks"))
      driver.settle()
      #expect(!taps.isOpen)
      #expect(!window.tap("Footnote"))
      #expect(taps.names == ["Footnote"])
    }

    @Test func aStepRunsItsAction() {
      let (taps, window) = shown()
      #expect(window.tap("Increment"))
      #expect(window.tap("Decrement"))
      #expect(taps.names == ["on", "back"])
    }

    @Test func whatNobodyChangesCannotBeTapped() {
      let (taps, window) = shown()
      for name in ["Copies", "More", "Due", "Since", "Ink", "Paper", "Share…", "Send", "Give"] {
        #expect(!window.tap(name), "\(name)")
      }
      #expect(taps.count == 1)
    }
  }
}
