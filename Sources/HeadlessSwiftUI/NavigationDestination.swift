import NavigationModel

extension View {
  /// Defines the view that a stack shows for the values of one type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    changed(DestinationEffect<D> { AnyView(destination($0)) })
  }
}

private struct DestinationEffect<D: Hashable>: Effect {
  let build: (D) -> AnyView

  func apply(to node: Node) -> InheritedValues {
    let build = build
    node.registerDestination { $0.register(D.self, owner: node) { build($0) } }
    return node.inherited
  }
}

extension Node {
  /// Registers a destination with the stack around the view, for as long as the view is there.
  final func registerDestination(_ register: (StackState) -> Void) {
    guard let stack = inherited.contents.stack else {
      if memory == nil {
        memory = host
        HeadlessPlatform.record(.warned, nil, StackMessages.outside)
      }
      return
    }
    register(stack)
    lifecycle = NodeLifecycle(unmount: { [weak stack, unowned self] in
      stack?.unregister(owner: self)
    })
  }
}
