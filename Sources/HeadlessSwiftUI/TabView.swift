/// A view that shows one of several views, which a person selects.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates tabs with a selection of the app.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs that manage their selection themselves.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: PrimitiveView {
  func render(in node: Node) {
    let state = node.remembered { TabsState(in: node) }
    node.part = .tabs(state)
    if let selection {
      state.selection = TabsState.Selection(
        get: { AnyHashable(selection.wrappedValue) },
        set: { if let tag = $0.base as? SelectionValue { selection.wrappedValue = tag } })
    }
    state.cells = []
    node.render(
      content, inherited: node.inherited(isSame: node.children.count > 0) { $0.tabs = state })
    state.select()
  }
}

/// A view that may have a tag and knows the view from which it was made.
@MainActor
protocol TabDescribing {
  var tabTag: AnyHashable? { get }
  var tabContent: Any.Type { get }
}

extension Modified: TabDescribing {
  var tabTag: AnyHashable? {
    (change as? TagEffect)?.tag ?? (content as? any TabDescribing)?.tabTag
  }

  var tabContent: Any.Type { (content as? any TabDescribing)?.tabContent ?? Content.self }
}

extension ModifiedContent: TabDescribing {
  var tabTag: AnyHashable? { (content as? any TabDescribing)?.tabTag }

  var tabContent: Any.Type { (content as? any TabDescribing)?.tabContent ?? Content.self }
}

struct TagEffect: Effect {
  let tag: AnyHashable

  /// In a list with a selection, a touch selects the tag.
  func apply(to node: Node) -> InheritedValues {
    if let list = node.inherited.contents.selection {
      node.part = .tappable { [tag] in list.select(tag) }
    }
    return node.inherited
  }
}

extension View {
  /// Sets the value of the selection for which the view is the tab.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    changed(TagEffect(tag: AnyHashable(tag)))
  }

  /// Sets the look of the view's tab, which has no effect.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}
