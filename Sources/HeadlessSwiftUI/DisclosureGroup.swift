/// Content that a touch of a label shows or hides.
///
/// Where the app says by a binding whether the content is shown, only then can it be tapped. Where the group
/// keeps that for itself, what it holds can be tapped at any time here, as in a menu.
public struct DisclosureGroup<Label: View, Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label

  /// Creates a group that keeps for itself whether it is expanded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (isExpanded, self.content, self.label) = (nil, content, label())
  }

  /// Creates a group that is expanded as a binding says, and sets it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.isExpanded, self.content, self.label) = (isExpanded, content, label())
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that keeps for itself whether it is expanded.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that is expanded as a binding says.
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    guard let isExpanded else {
      node.render(label, at: 0)
      node.render(content(), at: 1)
      return
    }
    node.render(Toggle(isOn: isExpanded) { label }, at: 0)
    let showsContent = node.tracked { isExpanded.wrappedValue }
    node.render(showsContent ? content() : nil, at: 1)
  }
}
