/// A stack as it was before `NavigationStack`: links push views onto it, and it has no path.
public struct NavigationView<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Creates a stack with a view at its root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: PrimitiveView {
  func render(in node: Node) { node.render(NavigationStack { content }) }
}

/// The looks of a navigation view. On a phone all are a stack.
public enum NavigationViewLook: Sendable { case automatic, stack, columns }

extension View {
  /// Sets how navigation views look, which on a phone is as a stack.
  public nonisolated func navigationViewStyle(_ style: NavigationViewLook) -> some View { self }

  /// Hides the navigation bar, which is looks.
  public nonisolated func navigationBarHidden(_ isHidden: Bool) -> some View { self }
}
