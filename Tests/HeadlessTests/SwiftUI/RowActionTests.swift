import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Shopping: ObservableObject {
  @Published var items = ["Milk", "Eggs", "Tea"]
  @Published var isLocked = false
  @Published var selected: String?
}

private struct ShoppingView: View {
  @ObservedObject var shopping: Shopping

  var body: some View {
    List {
      ForEach(shopping.items, id: \.self) { item in
        Text(item).deleteDisabled(item == "Tea").moveDisabled(item == "Eggs")
      }
      .onDelete { shopping.items.remove(atOffsets: $0) }
      .onMove { shopping.items.move(fromOffsets: $0, toOffset: $1) }
      .deleteDisabled(shopping.isLocked)
    }
  }
}

private struct ChoosingView: View {
  @ObservedObject var shopping: Shopping

  var body: some View {
    List(selection: $shopping.selected) {
      ForEach(shopping.items, id: \.self) { item in
        Text(item).selectionDisabled(item == "Eggs")
      }
      .onDelete { shopping.items.remove(atOffsets: $0) }
      Text("Inner").selectionDisabled().tag("Inner")
      Text("Outer").tag("Outer").selectionDisabled()
      Text("Tagged").selectionDisabled(false).tag("Tagged")
    }
  }
}

private struct LooseView: View {
  var body: some View {
    VStack { ForEach(["Milk"], id: \.self) { Text($0) }.onDelete { _ in } }
    Form { ForEach(["Eggs"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
    List { ForEach(["Tea"], id: \.self) { Text($0) }.onDelete(perform: nil) }
  }
}

extension HeadlessTests {
  /// What a person does with rows.
  @MainActor @Suite struct RowActionTests {
    private let driver = ScriptedDriver.installed()
    private let shopping = Shopping()

    private func window<V: View>(_ view: V) -> HeadlessWindow<V> {
      let window = HeadlessWindow(rootView: view)
      driver.settle()
      return window
    }

    @Test func rowsAreDeletedAndMoved() {
      let window = window(ShoppingView(shopping: shopping))
      #expect(
        window.text() == [
          "ShoppingView* [Delete Milk, Reorder Milk, Delete Eggs, Reorder Tea]"
        ])
      #expect(window.tap("Reorder Milk"))
      driver.settle()
      #expect(shopping.items == ["Eggs", "Milk", "Tea"])
      #expect(window.tap("Reorder Tea"))
      driver.settle()
      #expect(shopping.items == ["Tea", "Eggs", "Milk"])
      #expect(window.tap("Delete Eggs"))
      driver.settle()
      #expect(shopping.items == ["Tea", "Milk"])
      #expect(window.text() == ["ShoppingView* [Reorder Tea, Delete Milk, Reorder Milk]"])
      shopping.isLocked = true
      driver.settle()
      #expect(window.text() == ["ShoppingView* [Reorder Tea, Reorder Milk]"])
    }

    @Test func rowsAreSelectedUnlessTheyCannotBe() {
      let window = window(ChoosingView(shopping: shopping))
      #expect(
        window.text() == [
          "ChoosingView* [Milk, Delete Milk, Delete Eggs, Tea, Delete Tea, Tagged]"
        ])
      #expect(window.tap("Tea"))
      driver.settle()
      #expect(shopping.selected == "Tea")
      #expect(!window.tap("Eggs"))
    }

    @Test func onlyRowsOfListsAndFormsAreDeleted() {
      #expect(window(LooseView()).text() == ["LooseView* [Delete Eggs]"])
    }
  }
}
