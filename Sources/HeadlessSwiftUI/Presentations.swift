extension View {
  /// Presents a sheet while a flag is `true`.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Presents a popover while a flag is `true`, which on a phone is a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, nil, content)
  }

  /// Presents a popover while there is an item, which on a phone is a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, nil, content)
  }

  /// Presents a full-screen cover while a flag is `true`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Presents a full-screen cover while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss, content)
  }

  /// Prevents a person from dismissing the sheet that contains the view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    changed(DismissDisabledEffect(isDisabled: isDisabled))
  }

  func presenting<Content: View>(
    _ style: PresenterState.Style, _ flag: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> PresentingView<Self> {
    PresentingView(
      content: self, style: style, onDismiss: onDismiss,
      request: { flag.wrappedValue ? .init(id: true, item: true) : nil },
      withdraw: { flag.wrappedValue = false },
      presented: { _ in AnyView(content()) })
  }

  func presenting<Item: Identifiable, Content: View>(
    _ style: PresenterState.Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> PresentingView<Self> {
    PresentingView(
      content: self, style: style, onDismiss: onDismiss,
      request: { item.wrappedValue.map { .init(id: AnyHashable($0.id), item: $0) } },
      withdraw: { item.wrappedValue = nil },
      presented: { AnyView(content($0 as! Item)) })
  }
}

/// A view with a modifier that presents something.
struct PresentingView<Content: View>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let style: PresenterState.Style
  let onDismiss: (() -> Void)?
  let request: () -> PresenterState.Request?
  let withdraw: () -> Void
  let presented: (Any) -> AnyView

  func render(in node: Node) {
    let state = node.remembered {
      let slot = node.inherited.contents.slot
      let state = PresenterState(style: style, slot: slot, in: node)
      slot.presenters.append(state)
      node.part = .presenter(state)
      node.lifecycle = NodeLifecycle(unmount: { [unowned host = node.host] in
        host.withdraw(state)
      })
      return state
    }
    let (withdraw, presented) = (withdraw, presented)
    state.withdraw = { withdraw() }
    state.onDismiss = onDismiss
    state.content = { presented($0) }
    state.request = node.tracked { request() }
    node.render(content, at: 0)
    if let shown = state.shown, state.request?.id == shown.id { state.renderContent() }
  }
}

private struct DismissDisabledEffect: Effect {
  let isDisabled: Bool

  func apply(to node: Node) -> InheritedValues {
    node.part = .dismissDisabled(isDisabled)
    return node.inherited
  }
}
