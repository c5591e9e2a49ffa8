/// A modifier that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// The view that is modified, as the modifier sees it.
  typealias Content = ViewModifierContent<Self>

  /// Returns the content of the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The place of the modified view in a modifier's body.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let place: @MainActor (Node) -> Void
}

extension ViewModifierContent: PrimitiveView {
  func render(in node: Node) { place(node) }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view.
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
  /// Applies a modifier to the view.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
