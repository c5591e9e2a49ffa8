/// A control that pushes a view onto the stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
  }

  let target: Target
  let label: Label
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a value, for which a destination of the stack provides the view.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to a value, for which a destination of the stack provides the
  /// view.
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { destination }
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view.
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink: PrimitiveView {
  func render(in node: Node) {
    // A link without a stack or a value is disabled.
    node.part = .container
    if let stack = node.inherited.contents.stack {
      switch target {
      case .value(nil): break
      case .value(let value?): node.part = .control { stack.push(value) }
      case .view(let destination):
        let link = node.remembered { LinkState() }
        stack.register(
          BoundDestination(
            owner: node, content: Destination.self, isActive: { link.isActive },
            withdraw: { [handle = node.handle] in
              link.isActive = false
              handle.invalidate()
            }, build: { AnyView(destination()) }))
        node.lifecycle = NodeLifecycle(unmount: { [weak stack, unowned node] in
          stack?.unregister(owner: node)
        })
        node.part = .control { [handle = node.handle] in
          link.isActive = true
          handle.invalidate()
        }
      }
    }
    node.render(label)
  }
}

/// The state of a link: its view is on the stack, or not.
final class LinkState {
  var isActive = false
}
