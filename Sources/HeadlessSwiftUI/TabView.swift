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
  /// Returns the view's tag.
  ///
  /// - Parameter inBodies: whether it may be one that the body of a view of the app sets.
  func tabTag(inBodies: Bool) -> AnyHashable?
  var tabContent: Any.Type { get }
}

extension TabsState {
  /// The tag of a view: one that is set on it or, of a view of the app without state of its own, one that its
  /// body sets, as a view for the tabs of an app does.
  ///
  /// What has state is not asked, since its body is not evaluated before it is shown.
  static func tag<V: View>(of view: V, inBodies: Bool) -> AnyHashable? {
    if let described = view as? any TabDescribing { return described.tabTag(inBodies: inBodies) }
    guard inBodies, ViewKind.of(V.self).primitive == nil,
      ViewPlan.of(V.self).properties.allSatisfy({ $0.type.isHandedOver })
    else { return nil }
    return tag(of: view.body, inBodies: true)
  }
}

extension Modified: TabDescribing {
  func tabTag(inBodies: Bool) -> AnyHashable? {
    (change as? TagEffect)?.tag ?? TabsState.tag(of: content, inBodies: inBodies)
  }

  var tabContent: Any.Type { (content as? any TabDescribing)?.tabContent ?? Content.self }
}

extension ModifiedContent: TabDescribing {
  func tabTag(inBodies: Bool) -> AnyHashable? { TabsState.tag(of: content, inBodies: inBodies) }

  var tabContent: Any.Type { (content as? any TabDescribing)?.tabContent ?? Content.self }
}

struct TagEffect: Effect {
  let tag: AnyHashable

  /// In a list with a selection, a touch selects the tag.
  func apply(to node: Node) -> InheritedValues {
    if let list = node.inherited.contents.selection {
      node.part = .gestures(ViewGestures(selecting: { [tag] in list.select(tag) }))
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
