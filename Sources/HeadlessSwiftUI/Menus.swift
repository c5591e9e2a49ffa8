/// A control that shows further controls: these can be tapped at any time here.
public struct Menu<Label: View, Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label
  let content: Content

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol of the system.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    node.render(label, at: 0)
    node.render(content, at: 1)
  }
}

/// What stands in a bar: a view like any other here.
public typealias ToolbarContent = View

/// The builder of what stands in a bar: that of views.
public typealias ToolbarContentBuilder = ViewBuilder

/// Controls in a bar.
public struct ToolbarItemGroup<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content
  let bar: Bars

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    bar = placement.bar
  }
}

extension ToolbarItemGroup: PrimitiveView {
  func render(in node: Node) {
    node.part = .inBar(bar)
    node.render(content)
  }
}

/// A gap between the controls of a bar.
public struct ToolbarSpacer: View {
  /// The content of the view: nothing.
  public var body: EmptyView { EmptyView() }

  /// Creates a gap.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}

/// The sizes of gaps.
public enum SpacerSizing: Sendable { case fixed, flexible }

/// The edges of a row at which actions stand.
public enum HorizontalEdge: Int, Sendable, CaseIterable { case leading, trailing }

extension View {
  /// Adds a menu that a long press shows: its controls can be tapped at any time here.
  public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> some View {
    ViewPair(first: self, second: menuItems())
  }

  /// Adds actions that a swipe over a row shows: they can be tapped at any time here.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    ViewPair(first: self, second: content())
  }
}
