/// Views of which a person chooses one.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// Has no body of its own.
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes tabs whose selection the app keeps.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs that keep their selection to themselves.
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
    node.render(content, scope: node.scope(isSame: node.children.count > 0) { $0.tabs = state })
    state.select()
  }
}

/// A view that may carry a tag and knows what it was made from.
@MainActor
protocol TabDescribing {
  var tabTag: AnyHashable? { get }
  var tabContent: Any.Type { get }
  /// The app's objects that the view within brings along.
  var broughtObjects: [AnyObject] { get }
}

extension Modified: TabDescribing {
  var tabTag: AnyHashable? {
    (change as? TagEffect)?.tag ?? (content as? any TabDescribing)?.tabTag
  }

  var tabContent: Any.Type { (content as? any TabDescribing)?.tabContent ?? Content.self }

  var broughtObjects: [AnyObject] { ViewPlan.objects(broughtBy: content) }
}

extension ModifiedContent: TabDescribing {
  var tabTag: AnyHashable? { (content as? any TabDescribing)?.tabTag }

  var tabContent: Any.Type { (content as? any TabDescribing)?.tabContent ?? Content.self }

  var broughtObjects: [AnyObject] { ViewPlan.objects(broughtBy: content) }
}

struct TagEffect: Effect {
  let tag: AnyHashable

  func apply(to node: Node) -> Scope { node.scope }
}

extension View {
  /// Says which selection the view is the tab of.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    changed(TagEffect(tag: AnyHashable(tag)))
  }

  /// Says what the tab of the view looks like, which is not modelled further.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}
