/// A change of a view that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The kind of view that the body is.
  associatedtype Body: View

  /// The view that is changed, as the modifier sees it.
  typealias Content = ViewModifierContent<Self>

  /// What the changed view consists of.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The place within a modifier's body where the changed view goes.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  /// Has no body of its own.
  public typealias Body = Never

  let place: @MainActor (Node) -> Void
}

extension ViewModifierContent: PrimitiveView {
  func render(in node: Node) { place(node) }
}

/// A view with a change applied to it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// The change.
  public var modifier: Modifier

  /// Applies a change to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: PrimitiveView {
  func render(in node: Node) {
    let content = content
    let installed = node.installed(modifier)
    let body = node.tracked {
      installed.body(content: ViewModifierContent { $0.render(content) })
    }
    node.render(body)
  }
}

extension View {
  /// Applies a change to the view.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
