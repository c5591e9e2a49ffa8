import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

private struct Item: Identifiable, Hashable {
  let id: Int
  var text = ""
}

private final class Modal: ObservableObject {
  @Published var sheet: Item?
  @Published var cover: Item?
  @Published var isHelpShown = false
  @Published var isLocked = false
  @Published var redraws = 0
}

private struct ItemView: View {
  let item: Item

  var body: some View { Text(item.text) }
}

private struct HelpView: View {
  @ObservedObject var modal: Modal
  @State private var isMoreShown = false

  var body: some View {
    Button("More") { isMoreShown = true }
      .sheet(isPresented: $isMoreShown) { Text("More").onTapGesture { isMoreShown = false } }
      .interactiveDismissDisabled(modal.isLocked)
      .presentationBackgroundInteraction(modal.isLocked ? .enabled(upThrough: .medium) : .automatic)
  }
}

private struct ModalView: View {
  @ObservedObject var modal: Modal
  let journal: Journal

  var body: some View {
    VStack {
      Text("\(modal.redraws)")
      Button("Open") { modal.sheet = Item(id: 1) }
    }
    .sheet(item: $modal.sheet, onDismiss: { journal.note("sheet dismissed") }) {
      ItemView(item: $0).onAppear { journal.note("+sheet") }.onDisappear { journal.note("-sheet") }
    }
    .fullScreenCover(item: $modal.cover, onDismiss: { journal.note("cover dismissed") }) {
      Text($0.text)
    }
    .sheet(isPresented: $modal.isHelpShown) { HelpView(modal: modal) }
    .onAppear { journal.note("+modal") }
    .onDisappear { journal.note("-modal") }
  }
}

extension HeadlessTests {
  @MainActor
  @Suite struct PresentationTests {
    private let driver = ScriptedDriver.installed()
    private let modal = Modal()
    private let journal = Journal()

    private func window() -> HeadlessWindow<ModalView> {
      let window = HeadlessWindow(rootView: ModalView(modal: modal, journal: journal))
      _ = journal.flush()
      _ = driver.log()
      return window
    }

    /// Returns the events of presentations since the last look.
    private func presentations() -> [String] {
      driver.log().filter { $0.hasPrefix("presen") || $0.hasPrefix("dismiss") }
    }

    @Test("sheet(item:) nil -> a: present; what is below is covered but does not disappear")
    func present() {
      let window = window()
      modal.sheet = Item(id: 1)
      driver.jobs.removeFirst().run()
      #expect(
        window.text() == ["ModalView* [Open]", "  ▸sheet*", "    ItemView*"])
      driver.settle()
      #expect(window.text() == ["ModalView", "  ▸sheet*", "    ItemView*"])
      #expect(journal.flush() == ["+sheet"])
      #expect(presentations() == ["presented sheet ItemView"])
    }

    @Test("A screen is found by its name while it is in the window, covered or not")
    func screensByName() {
      let window = window()
      func found() -> [String] {
        ["ModalView", "ItemView", "HelpView", "ModalView.cover.Item", "cover"]
          .filter(window.hasScreen)
      }
      func listed() -> [String] {
        window.hierarchy().filter { $0.role == .screen }.map(\.name)
      }
      #expect(found() == ["ModalView"])
      #expect(found() == listed())
      modal.sheet = Item(id: 1)
      driver.settle()
      #expect(found() == ["ModalView", "ItemView"])
      #expect(found() == listed())
      modal.sheet = nil
      driver.settle()
      modal.cover = Item(id: 2)
      driver.settle()
      #expect(found() == ["ModalView", "ModalView.cover.Item"])
      #expect(found() == listed())
      modal.cover = nil
      driver.settle()
      #expect(found() == ["ModalView"])
      #expect(found() == listed())
    }

    @Test("item a -> nil: dismiss, then onDismiss")
    func dismiss() {
      let window = window()
      modal.sheet = Item(id: 1)
      driver.settle()
      _ = journal.flush()
      modal.sheet = nil
      driver.jobs.removeFirst().run()
      #expect(journal.flush() == ["-sheet"])
      #expect(window.text() == ["ModalView* [Open]"])
      driver.settle()
      #expect(journal.flush() == ["sheet dismissed"])
      #expect(presentations() == ["presented sheet ItemView", "dismissed sheet ItemView"])
    }

    @Test("item a -> b, different id: dismiss a, present b")
    func replace() {
      let window = window()
      modal.sheet = Item(id: 1, text: "a")
      driver.settle()
      modal.sheet = Item(id: 2, text: "b")
      driver.settle()
      #expect(
        presentations() == [
          "presented sheet ItemView", "dismissed sheet ItemView", "presented sheet ItemView",
        ])
      #expect(journal.flush() == ["+sheet", "-sheet", "sheet dismissed", "+sheet"])
      #expect(driver.questions.isEmpty)
      withExtendedLifetime(window) {}
    }

    @Test("same id: no re-presentation, stale content")
    func sameIdentity() {
      struct Labeled: View {
        @ObservedObject var modal: Modal

        var body: some View {
          Text("below").sheet(item: $modal.sheet) { item in Button(item.text) {} }
        }
      }
      let window = HeadlessWindow(rootView: Labeled(modal: modal))
      modal.sheet = Item(id: 1, text: "old")
      driver.settle()
      modal.sheet = Item(id: 1, text: "new")
      driver.settle()
      #expect(
        window.text() == ["Labeled", "  ▸sheet*", "    Labeled.sheet.Item* [old]"])
      #expect(
        window.hierarchy().flatMap(\.state).map { $0.value as? Item } == [Item(id: 1, text: "old")])
      #expect(presentations() == ["presented sheet Item"])
    }

    @Test("user swipes the sheet: binding set nil, then onDismiss")
    func swipe() {
      let window = window()
      modal.sheet = Item(id: 1)
      driver.settle()
      #expect(window.gestureNames() == ["swipeDownSheet@sheet"])
      window.perform("swipeDownSheet@sheet")
      #expect(modal.sheet == nil)
      driver.settle()
      #expect(journal.flush() == ["+sheet", "-sheet", "sheet dismissed"])
      modal.cover = Item(id: 1)
      driver.settle()
      #expect(window.gestureNames() == [])
      #expect(window.text() == ["ModalView", "  ▸cover*", "    ModalView.cover.Item*"])
    }

    @Test("user swipes the sheet: not interactiveDismissDisabled")
    func swipeDisabled() {
      let window = window()
      modal.isHelpShown = true
      modal.isLocked = true
      driver.settle()
      #expect(window.gestureNames() == [])
      modal.isLocked = false
      driver.settle()
      #expect(window.gestureNames() == ["swipeDownSheet@sheet"])
    }

    @Test("what is below a sheet can be touched where the sheet lets touches through")
    func touchesBelow() {
      let window = window()
      modal.isHelpShown = true
      driver.settle()
      #expect(window.text() == ["ModalView", "  ▸sheet*", "    HelpView* [More]"])
      modal.isLocked = true
      driver.settle()
      #expect(window.text() == ["ModalView* [Open]", "  ▸sheet*", "    HelpView* [More]"])
    }

    @Test("a second request from the same slot is deferred until the first closes")
    func deferred() {
      let window = window()
      modal.sheet = Item(id: 1)
      driver.settle()
      modal.isHelpShown = true
      driver.settle()
      #expect(window.text() == ["ModalView", "  ▸sheet*", "    ItemView*"])
      #expect(
        driver.questions.map(\.question) == [.outcome("second presentation: deferred or lost")])
      #expect(window.stateText().prefix(1) == ["sheet request: deferred"])
      modal.redraws += 1
      driver.settle()
      modal.sheet = nil
      driver.settle()
      #expect(window.text() == ["ModalView", "  ▸sheet*", "    HelpView* [More]"])
      #expect(driver.questions.count == 1)
      modal.isHelpShown = false
      driver.settle()
      #expect(driver.questions.count == 2)
    }

    @Test("a second request from the same slot is ignored")
    func lost() {
      let window = window()
      driver.answers = [1]
      modal.sheet = Item(id: 1)
      driver.settle()
      modal.isHelpShown = true
      driver.settle()
      modal.sheet = nil
      driver.settle()
      #expect(window.text() == ["ModalView* [Open]"])
      #expect(modal.isHelpShown)
      #expect(window.stateText() == ["sheet request: lost"])
      #expect(
        presentations() == [
          "presented sheet ItemView", "presentIgnored sheet", "dismissed sheet ItemView",
        ])
      modal.isHelpShown = false
      driver.settle()
      modal.isHelpShown = true
      driver.settle()
      #expect(window.text().last == "    HelpView* [More]")
    }

    @Test("sheet := nil and cover := x in one update: allowed only after settle, else open")
    func sheetToCover() {
      for (answer, expected) in [(0, "presented cover Item"), (1, "presentIgnored cover Item")] {
        let window = window()
        driver.answers = [answer]
        modal.sheet = Item(id: 1)
        driver.settle()
        modal.sheet = nil
        modal.cover = Item(id: 2)
        driver.settle()
        #expect(
          Set(presentations())
            == ["presented sheet ItemView", "dismissed sheet ItemView", expected])
        modal.cover = nil
        driver.settle()
        withExtendedLifetime(window) {}
      }
    }

    @Test("Presented content has a slot of its own")
    func nested() {
      let window = window()
      modal.isHelpShown = true
      driver.settle()
      window.tap("More")
      driver.settle()
      #expect(
        window.text() == [
          "ModalView", "  ▸sheet", "    HelpView", "      ▸sheet*",
          "        HelpView.sheet* [More]",
        ])
      #expect(window.gestureNames() == ["swipeDownSheet@sheet▸sheet"])
      window.tap("More")
      driver.settle()
      #expect(window.text() == ["ModalView", "  ▸sheet*", "    HelpView* [More]"])
      window.tap("More")
      driver.settle()
      modal.isHelpShown = false
      driver.settle()
      #expect(window.text() == ["ModalView* [Open]"])
      #expect(driver.questions.map(\.question) == [revealed])
    }

    private var revealed: ChoicePoint {
      .outcome("view under a closed sheet: does not or does appear again")
    }

    @Test("onAppear: again when a sheet over the view closes, in some versions")
    func revealedUnderSheet() {
      for (answer, expected) in [(0, []), (1, ["+modal"])] {
        let window = window()
        modal.sheet = Item(id: 1)
        driver.settle()
        modal.sheet = nil
        driver.jobs.removeFirst().run()
        _ = journal.flush()
        driver.answers = [answer]
        driver.settle()
        #expect(journal.flush() == ["sheet dismissed"] + expected)
        // It was in sight all along.
        #expect(window.hierarchy().map(\.appearances) == [1])
      }
      #expect(driver.questions.map(\.question) == [revealed, revealed])
    }

    @Test("sheet := nil and cover := x: once the sheet is gone, the cover comes")
    func coverAfterSheet() {
      let window = window()
      modal.sheet = Item(id: 1)
      driver.settle()
      modal.sheet = nil
      driver.settle()
      modal.cover = Item(id: 2)
      driver.settle()
      #expect(window.text() == ["ModalView", "  ▸cover*", "    ModalView.cover.Item*"])
      #expect(driver.questions.map(\.question) == [revealed])
    }

    @Test("sheet := nil and cover := x: what is leaving, nobody sees, and the state tells")
    func leaving() {
      for (style, request) in [("sheet", \Modal.sheet), ("cover", \Modal.cover)] {
        let window = window()
        modal[keyPath: request] = Item(id: 1)
        driver.settle()
        #expect(window.stateText().allSatisfy { !$0.contains("leaving") })
        modal[keyPath: request] = nil
        driver.jobs.removeFirst().run()
        let seen = window.text()
        #expect(seen == ["ModalView* [Open]"])
        #expect(window.stateText() == ["\(style): leaving"])
        driver.settle()
        #expect(window.text() == seen)
        #expect(window.stateText() == [])
        // The two go on otherwise: while one leaves, it is open what becomes of the next.
        let asked = driver.questions.count
        modal.isHelpShown = true
        driver.settle()
        #expect(driver.questions.count == asked)
        modal.isHelpShown = false
        driver.jobs.removeFirst().run()
        #expect(window.stateText() == ["sheet: leaving"])
        modal[keyPath: request] = Item(id: 2)
        driver.jobs.removeLast().run()
        #expect(
          driver.questions.last?.question == .outcome("second presentation: deferred or lost"))
        modal[keyPath: request] = nil
        driver.settle()
      }
    }

    @Test("What a removed view presents goes with it, and its slot is free")
    func removedPresenter() {
      struct Parent: View {
        @ObservedObject var modal: Modal

        var body: some View {
          if modal.redraws == 0 {
            Text("first").sheet(isPresented: $modal.isHelpShown) { Text("help") }
          } else {
            Text("second").sheet(item: $modal.sheet) { ItemView(item: $0) }
          }
        }
      }
      let window = HeadlessWindow(rootView: Parent(modal: modal))
      modal.isHelpShown = true
      driver.settle()
      modal.redraws = 1
      modal.sheet = Item(id: 3)
      driver.settle()
      #expect(window.text() == ["Parent", "  ▸sheet*", "    ItemView*"])
      #expect(
        presentations() == ["presented sheet", "dismissed sheet", "presented sheet ItemView"])
    }
  }
}
