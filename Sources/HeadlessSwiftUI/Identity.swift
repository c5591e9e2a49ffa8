extension View {
  /// Gives the view a new identity whenever a value changes.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Names the view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    changed(IdentifierEffect(identifier: identifier))
  }

  /// Adds an action that runs when the view is tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    changed(TapEffect(action: action))
  }

  /// Adds an action that runs when the view is tapped, and is told where: at its corner.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    changed(TapEffect { action(.zero) })
  }

  /// Sets the title of the view, which has no effect.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Sets the title of the view, which has no effect.
  public func navigationTitle(_ title: Text) -> some View { self }
}

private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView, WrappingView {
  typealias Body = Never

  let content: Content
  let id: ID

  func render(in node: Node) { node.render(content, identity: AnyHashable(id)) }
}

private struct IdentifierEffect: Effect {
  let identifier: String

  func apply(to node: Node) -> InheritedValues {
    node.part = .identifier(identifier)
    return node.inherited
  }
}

private struct TapEffect: Effect {
  let action: () -> Void

  func apply(to node: Node) -> InheritedValues {
    let action = action
    node.part = .tappable { action() }
    return node.inherited
  }
}
