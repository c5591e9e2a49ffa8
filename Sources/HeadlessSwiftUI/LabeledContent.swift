/// A view with a label beside it.
public struct LabeledContent<Label: View, Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label
  let content: Content

  /// Puts a label beside a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  /// Puts a title beside a view.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Puts a title beside a text.
  public init<S: StringProtocol, T: StringProtocol>(_ title: S, value: T) {
    self.init(title) { Text(value) }
  }
}

extension LabeledContent: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    node.render(label, at: 0)
    node.render(content, at: 1)
  }
}
