/// Parts of the platform around the views of a page.
struct Bars: OptionSet {
  let rawValue: Int

  /// The button that leads back.
  static let backButton = Bars(rawValue: 1 << 0)

  /// The bar above, with what leads back in it.
  static let navigationBar = Bars(rawValue: 1 << 1)

  /// The bar of tabs.
  static let tabBar = Bars(rawValue: 1 << 2)

  /// The bar below.
  static let bottomBar = Bars(rawValue: 1 << 3)

  nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  /// The bars at some places; automatically it is the bar above.
  nonisolated init(_ places: [ToolbarPlacement]) {
    self = places.isEmpty ? .navigationBar : Bars(places.map(Bars.init))
  }

  private nonisolated init(_ place: ToolbarPlacement) {
    switch place {
    case .automatic, .navigationBar: self = .navigationBar
    case .tabBar: self = .tabBar
    case .bottomBar: self = .bottomBar
    }
  }
}

extension View {
  /// Hides the back button of the stack while the view is on top, and disables the swipe back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    hiding(.backButton, hidesBackButton)
  }

  /// Hides the bar above while the view is on top, with what is offered there, and disables the swipe back.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    hiding(.navigationBar, hidden)
  }

  /// Shows bars, or hides them while the view is on top, with what is offered there.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(Bars(bars), visibility == .hidden)
  }

  /// Shows bars, or hides them while the view is on top, with what is offered there.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hiding(Bars(bars), visibility == .hidden)
  }

  private nonisolated func hiding(_ bars: Bars, _ hides: Bool) -> some View {
    Modified(content: self, change: HidingEffect(hidden: hides ? bars : []))
  }
}

private struct HidingEffect: Effect {
  let hidden: Bars

  nonisolated init(hidden: Bars) { self.hidden = hidden }

  func apply(to node: Node) -> InheritedValues {
    node.part = .hides(hidden)
    if !hidden.isEmpty { node.host.hidesBars = true }
    return node.inherited
  }
}

/// Views that stand in a bar around the page.
struct BarItems<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let bar: Bars

  func render(in node: Node) {
    node.part = .inBar(bar)
    node.render(content)
  }
}

extension ToolbarItemPlacement {
  /// The bar where the items are.
  var bar: Bars { if case .bottomBar = self { .bottomBar } else { .navigationBar } }
}
