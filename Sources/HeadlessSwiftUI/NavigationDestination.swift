import NavigationModel

extension View {
  /// Defines the view that a stack shows for the values of one type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    changed(DestinationEffect<D> { AnyView(destination($0)) })
  }

  /// Hides the back button of the stack while the view is on top, and disables the swipe back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    changed(BackButtonEffect(isHidden: hidesBackButton))
  }
}

private struct DestinationEffect<D: Hashable>: Effect {
  let build: (D) -> AnyView

  func apply(to node: Node) -> InheritedValues {
    guard let stack = node.inherited.contents.stack else {
      if node.memory == nil {
        node.memory = node.host
        HeadlessPlatform.record(.warned, nil, StackMessages.outside)
      }
      return node.inherited
    }
    let build = build
    stack.register(D.self, owner: node) { build($0) }
    node.lifecycle = NodeLifecycle(unmount: { [weak stack, unowned node] in
      stack?.unregister(owner: node)
    })
    return node.inherited
  }
}

private struct BackButtonEffect: Effect {
  let isHidden: Bool

  func apply(to node: Node) -> InheritedValues {
    node.part = .backButtonHidden(isHidden)
    return node.inherited
  }
}
