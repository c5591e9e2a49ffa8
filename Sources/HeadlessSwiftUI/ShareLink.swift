/// A control that shares something. What the system shows over the app then is not modeled: nobody taps it.
public struct ShareLink<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label

  /// Creates a control that shares an item.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a control that shares items.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a control that shares an item, with a look at it.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a control that shares an item, as the system draws it.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item)
  }

  /// Creates a control with a title that shares an item.
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = HeadlessSwiftUI.Label(title, systemImage: "square.and.arrow.up")
  }

  /// Creates a control that shares an item, with a look at it.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    self.init("Share…", item: item)
  }
}

extension ShareLink: PrimitiveView {
  func render(in node: Node) { node.render(label) }
}

/// The look of something that is shared.
public struct SharePreview: Sendable {
  /// Creates a look with a title.
  public init<S: StringProtocol>(_ title: S) {}

  /// Creates a look with a title and an image.
  public init<S: StringProtocol, I>(_ title: S, image: I) {}
}
