import NavigationModel

/// A control that pushes a view onto the stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
    case flag(Binding<Bool>, () -> Destination)
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

extension NavigationLink {
  /// Creates a link to a view that is on the stack while a flag is `true`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .flag(isActive, destination)
    self.label = label()
  }

  /// Creates a link to a view that is on the stack while a flag is `true`.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    target = .flag(isActive) { destination }
    self.label = label()
  }
}

extension NavigationLink {
  /// Creates a link to a view that is on the stack while its tag is selected.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding {
      selection.wrappedValue == tag
    } set: { isSelected in
      if isSelected {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
    self.init(isActive: isActive, destination: destination, label: label)
  }

  /// Creates a link to a view that is on the stack while its tag is selected.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view that is on the stack while its tag is selected.
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Creates a link with a title to a view that is on the stack while a flag is `true`.
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

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
    // A link without a stack or a value is disabled, and so is one without an area outside a list, which makes
    // it a row.
    node.part = .container
    let contents = node.inherited.contents
    if contents.stack == nil, case .value(let value?) = target, let list = contents.selection {
      if !contents.disabledRowActions.contains(.select) {
        node.part = .control { list.select(value) }
      }
    } else if contents.stack == nil, contents.split != nil {
      node.part = .control { HeadlessPlatform.end(forLackOf: SplitMessages.link) }
    } else if let stack = contents.stack {
      switch target {
      case .value(nil): break
      case .value(let value?): node.part = .control { stack.push(value) }
      case .view(let destination):
        let link = node.remembered { LinkState() }
        show(destination, on: stack, in: node, isActive: { link.isActive }) { link.isActive = $0 }
      case .flag(let flag, let destination):
        show(destination, on: stack, in: node, isActive: { flag.wrappedValue }) {
          flag.wrappedValue = $0
        }
      }
    }
    node.render(label)
  }

  /// Offers a view to a stack, which shows it while the link is active.
  private func show(
    _ destination: @escaping () -> Destination, on stack: StackState, in node: Node,
    isActive: @escaping () -> Bool, activate: @escaping (Bool) -> Void
  ) {
    let set: (Bool) -> Void = { [handle = node.handle] in
      activate($0)
      handle.invalidate()
    }
    stack.register(
      BoundDestination(
        owner: node, content: Destination.self, isActive: isActive,
        withdraw: { set(false) }, build: { AnyView(destination()) }))
    node.lifecycle = NodeLifecycle(unmount: { [weak stack, unowned node] in
      stack?.unregister(owner: node)
    })
    let hasNoArea = Label.self == EmptyView.self && !node.inherited.contents.isInList
    if !hasNoArea { node.part = .control { set(true) } }
  }
}

/// The state of a link: its view is on the stack, or not.
final class LinkState {
  var isActive = false
}
