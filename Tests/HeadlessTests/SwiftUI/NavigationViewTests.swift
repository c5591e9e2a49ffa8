import PlatformTestSupport
import Testing

@testable import HeadlessSwiftUI

private final class Shelf: ObservableObject {
  @Published var isOpen = false
}

private struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: BookView(), isActive: $shelf.isOpen) { Text("Book") }
        NavigationLink("Page", destination: PageView(), isActive: .constant(false))
      }
    }
    .navigationViewStyle(.stack)
  }
}

/// Links without an area: one that code opens, and one that a list makes a row.
private struct BareShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    NavigationView {
      VStack {
        Button("Open") { shelf.isOpen = true }
        NavigationLink(destination: BookView(), isActive: $shelf.isOpen) { EmptyView() }
          .accessibilityIdentifier("bare")
        List {
          ZStack {
            Text("Page")
            NavigationLink(destination: PageView()) { EmptyView() }.accessibilityIdentifier("row")
          }
        }
      }
    }
  }
}

private struct BookView: View {
  var body: some View { Text("book").navigationBarHidden(false) }
}

private struct PageView: View {
  var body: some View { Text("page") }
}

extension HeadlessTests {
  /// Stacks as they were before `NavigationStack`.
  @MainActor
  @Suite struct NavigationViewTests {
    private let driver = ScriptedDriver.installed()
    private let shelf = Shelf()
    private let window: HeadlessWindow<ShelfView>

    init() {
      let shelf = shelf
      window = HeadlessWindow(rootView: ShelfView(shelf: shelf))
      driver.settle()
    }

    private var screens: [String] {
      window.hierarchy().filter { $0.role == .screen }.map(\.name)
    }

    @Test func aTapOfALinkSetsItsFlagAndPushes() {
      #expect(window.tap("Book"))
      driver.settle()
      #expect(shelf.isOpen)
      #expect(screens.last == "BookView")
    }

    @Test func aLinkWithoutAnAreaIsOpenedByItsFlagAlone() {
      let shelf = Shelf()
      let window = HeadlessWindow(rootView: BareShelfView(shelf: shelf))
      driver.settle()
      #expect(!window.tap("bare"))
      #expect(window.tap("Open"))
      driver.settle()
      #expect(window.hierarchy().last { $0.role == .screen }?.name == "BookView")
    }

    @Test func aLinkWithoutAnAreaMakesARowOfAList() {
      let window = HeadlessWindow(rootView: BareShelfView(shelf: Shelf()))
      driver.settle()
      #expect(window.tap("row"))
      driver.settle()
      #expect(window.hierarchy().last { $0.role == .screen }?.name == "PageView")
    }

    @Test func theFlagPushesAndGoingBackClearsIt() throws {
      shelf.isOpen = true
      driver.settle()
      #expect(screens.last == "BookView")
      try #require(window.gestures().first { $0.name.hasPrefix("back@") }).perform()
      driver.settle()
      #expect(!shelf.isOpen)
      #expect(screens.last != "BookView")
    }

    @Test func itemsOfItsBarCanBeTapped() {
      let shelf = Shelf()
      let open = Button("Open") { shelf.isOpen = true }
      let close = Button("Close") { shelf.isOpen = false }
      let window = HeadlessWindow(
        rootView: NavigationView {
          VStack {
            Text("both").navigationBarItems(leading: close, trailing: open)
            Text("one").navigationBarItems(leading: Button("Back") {})
            Text("other").navigationBarItems(trailing: Button("Next") {})
          }
        }.navigationViewStyle(StackNavigationViewStyle()))
      driver.settle()
      #expect(window.tap("Open"))
      #expect(shelf.isOpen)
      #expect(window.tap("Close"))
      #expect(!shelf.isOpen)
      #expect(window.tap("Back") && window.tap("Next"))
    }

    @Test func aPopoverIsASheet() {
      let shelf = Shelf()
      shelf.isOpen = true
      let window = HeadlessWindow(
        rootView: Text("page").popover(
          isPresented: Binding(get: { shelf.isOpen }, set: { shelf.isOpen = $0 })
        ) { PageView() })
      driver.settle()
      #expect(window.hierarchy().contains { $0.name == "PageView" })
    }
  }
}
