/// Space between views.
public struct Spacer: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  /// Creates space.
  public nonisolated init(minLength: Double? = nil) {}
}

/// A line between views.
public struct Divider: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  /// Creates a line.
  public nonisolated init() {}
}

/// An indicator that something is under way.
public struct ProgressView<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label
}

extension ProgressView where Label == EmptyView {
  /// Creates an indicator without a label.
  public init() { label = EmptyView() }
}

extension ProgressView where Label == Text {
  /// Creates an indicator with a label.
  public init<S: StringProtocol>(_ title: S) { label = Text(title) }
}

extension Spacer: PrimitiveView {
  func render(in node: Node) {}
}

extension Divider: PrimitiveView {
  func render(in node: Node) {}
}

extension ProgressView: PrimitiveView {
  func render(in node: Node) { node.render(label) }
}
