/// One tab of a tab view, with the value of the selection for which it is shown.
///
/// The same as a view with ``View/tabItem(_:)`` and ``View/tag(_:)``, in the form of
/// [Tab](https://developer.apple.com/documentation/swiftui/tab) since iOS 18. Its look has no effect.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let value: Value?
  let content: Content
}

extension Tab {
  /// Creates a tab with a value and a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.value, self.content) = (value, content())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value and without a label.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    (self.value, self.content) = (value, content())
  }

  /// Creates a tab with a value, a title and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.content) = (value, content())
  }

  /// Creates a tab with a value, a title and an image.
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.content) = (value, content())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label, which is selected by its position.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (value, self.content) = (nil, content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a label, which is selected by its position.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    (value, self.content) = (nil, content())
  }

  /// Creates a tab with a title and a symbol, which is selected by its position.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    (value, self.content) = (nil, content())
  }

  /// Creates a tab with a title and an image, which is selected by its position.
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    (value, self.content) = (nil, content())
  }
}

extension Tab: PrimitiveView, TabDescribing {
  func render(in node: Node) { node.render(content) }

  func tabTag(inBodies: Bool) -> AnyHashable? { value.map { AnyHashable($0) } }

  var tabContent: Any.Type { (content as? any TabDescribing)?.tabContent ?? Content.self }
}

/// The label of a tab that is made of a title and an image.
public typealias DefaultTabLabel = EmptyView

/// The purpose of a tab, which has no effect.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab with the search of the app.
  public static let search = TabRole(name: "search")
}

/// Several tabs below one heading; each of them is a tab of the tab view.
///
/// See [TabSection](https://developer.apple.com/documentation/swiftui/tabsection).
public struct TabSection<Header: View, Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Groups tabs below a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Groups tabs.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text {
  /// Groups tabs below a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection: PrimitiveView, StructuralView {
  func render(in node: Node) { node.render(content) }
}

extension View {
  /// Sets the number on the view's tab or row, which has no effect.
  public func badge(_ count: Int) -> some View { self }

  /// Sets the text on the view's tab or row, which has no effect.
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Sets the identifier by which the user's customization of the tab is kept, which has no effect.
  public func customizationID(_ id: String) -> some View { self }
}
