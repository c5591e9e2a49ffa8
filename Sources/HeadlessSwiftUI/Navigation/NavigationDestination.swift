import NavigationModel

extension View {
  /// Says what a stack shows for the values of one type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    changed(DestinationEffect<D> { AnyView(destination($0)) })
  }

  /// Hides the stack's back button while the view is on top, and with it the gestures.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    changed(BackButtonEffect(isHidden: hidesBackButton))
  }
}

private struct DestinationEffect<D: Hashable>: Effect {
  let build: (D) -> AnyView

  func apply(to node: Node) -> Scope {
    guard let stack = node.scope.contents.stack else {
      if node.memory == nil {
        node.memory = node.host
        HeadlessPlatform.record(.warned, nil, StackMessages.outside)
      }
      return node.scope
    }
    let build = build
    stack.register(D.self, owner: node) { build($0) }
    node.lifecycle = NodeLifecycle(unmount: { [weak stack, unowned node] in
      stack?.unregister(owner: node)
    })
    return node.scope
  }
}

private struct BackButtonEffect: Effect {
  let isHidden: Bool

  func apply(to node: Node) -> Scope {
    node.part = .backButtonHidden(isHidden)
    return node.scope
  }
}

/// A control that puts a value on top of the stack around it.
public struct NavigationLink<Label: View>: View {
  /// Has no body of its own.
  public typealias Body = Never

  let value: AnyHashable?
  let label: Label

  /// Makes a link to a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.value = value.map { AnyHashable($0) }
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: PrimitiveView {
  func render(in node: Node) {
    // Without a stack or a value a link cannot be touched.
    if let stack = node.scope.contents.stack, let value {
      node.part = .control { stack.push(value) }
    } else {
      node.part = .container
    }
    node.render(label)
  }
}
