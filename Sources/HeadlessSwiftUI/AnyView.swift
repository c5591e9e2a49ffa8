/// A view that hides its type. A view of another type has another identity.
public struct AnyView: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  nonisolated(unsafe) let content: any View

  /// Hides the type of a view.
  public nonisolated init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }

  /// Hides the type of a view.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView, StructuralView {
  func render(in node: Node) { renderOpened(content, in: node) }

  private func renderOpened<V: View>(_ view: V, in node: Node) { node.render(view) }
}

/// A view without content.
public struct EmptyView: View, Sendable {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  /// Creates a view without content.
  public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
  func render(in node: Node) {}
}
