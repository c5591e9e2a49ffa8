import HeadlessCombine

/// A node for a view of one type.
final class ViewNode<V: View>: Node {
  private(set) var view: V
  private let primitive: (any PrimitiveView.Type)?

  init(_ view: V, host: ViewHost, parent: Node?, scope: Scope) {
    self.view = view
    primitive = V.self as? any PrimitiveView.Type
    super.init(V.self, host: host, parent: parent, scope: scope)
    if primitive == nil {
      let name = TypeNames.baseName(of: V.self)
      part = .appView(name)
      appViewName = name
    }
  }

  override var isStructural: Bool { V.self is any StructuralView.Type }

  /// Takes the view that now stands in this place.
  func update(_ new: V, scope newScope: Scope) {
    let isSame =
      primitive == nil && !isDirty && !host.isForcing && scope === newScope
      && plan?.areSame(view, new) == true
    view = new
    scope = newScope
    if !isSame { reevaluate() }
  }

  override func reevaluate() {
    isDirty = false
    if let tabs = scope.contents.tabs, !isStructural,
      !tabs.admits(self, holding: view)
    {
      return
    }
    if let primitive {
      primitive.evaluate(self)
    } else {
      view = installed(view)
      let view = view
      render(tracked { view.body })
    }
  }
}
