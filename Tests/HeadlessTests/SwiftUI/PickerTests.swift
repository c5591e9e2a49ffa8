import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private enum Page: String, CaseIterable { case shelf, cart }

private struct Shop: View {
  @State private var page = Page.shelf
  @State private var count: Int?
  @FocusState private var isTyping: Bool
  @FocusState private var field: Page?
  @Namespace private var names
  let opened: (String) -> Void

  var body: some View {
    Picker("Page", selection: $page) {
      ForEach(Page.allCases, id: \.self) { Text($0.rawValue) }
    }
    .pickerStyle(.segmented)
    Picker(selection: $count) {
      Text("None").tag(Int?.none)
      Text("One").tag(Int?.some(1))
      Text("Wrong").tag("1")
    } label: {
      Text("Count")
    }
    switch page {
    case .shelf: Shelf()
    case .cart: Cart(title: "Cart \(count ?? 0) \(isTyping) \(field == nil)")
    }
    Button("Type") {
      isTyping = true
      field = .cart
    }
    .focused($isTyping).focused($field, equals: .cart)
    .matchedGeometryEffect(id: 1, in: names)
    Link("Help", destination: .init(string: "https://example.com/help")!)
      .environment(
        \.openURL,
        OpenURLAction {
          opened($0.absoluteString); return .handled
        })
  }
}

private struct Shelf: View {
  var body: some View { Button("Buy") {} }
}

private struct Cart: View {
  let title: String
  var body: some View { Button(title) {} }
}

extension HeadlessTests {
  /// Controls that choose among values.
  @MainActor
  @Suite struct PickerTests {
    private let driver = ScriptedDriver.installed()

    private func tap(_ name: String, in window: HeadlessWindow<Shop>) -> Bool {
      defer { driver.settle() }
      return window.tap(name)
    }

    @Test func whatIsTouchedIsSelected() {
      var opened: [String] = []
      let window = HeadlessWindow(rootView: Shop { opened.append($0) })
      driver.settle()
      #expect(window.canTap("Buy"))
      #expect(tap("cart", in: window))
      #expect(window.canTap("Cart 0 false true"))
      #expect(tap("One", in: window))
      #expect(tap("Wrong", in: window))
      #expect(window.canTap("Cart 1 false true"))
      #expect(tap("None", in: window))
      #expect(tap("Type", in: window))
      #expect(window.canTap("Cart 0 false true"))
      #expect(tap("shelf", in: window))
      #expect(window.canTap("Buy"))
      #expect(tap("Help", in: window))
      #expect(opened == ["https://example.com/help"])
    }
  }
}

extension HeadlessWindow {
  /// A Boolean value that indicates whether a screen in sight offers a control.
  fileprivate func canTap(_ name: String) -> Bool {
    hierarchy().contains { $0.role == .screen && $0.isHittable && $0.controls.contains(name) }
  }
}
