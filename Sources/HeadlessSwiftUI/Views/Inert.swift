/// Space between views.
public struct Spacer: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes space.
  public nonisolated init(minLength: Double? = nil) {}
}

/// A line between views.
public struct Divider: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a line.
  public nonisolated init() {}
}

/// A sign that something is under way.
public struct ProgressView<Label: View>: View {
  /// Has no body of its own.
  public typealias Body = Never

  let label: Label
}

extension ProgressView where Label == EmptyView {
  /// Makes a sign without words.
  public init() { label = EmptyView() }
}

extension ProgressView where Label == Text {
  /// Makes a sign with words.
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
