extension Node {
  /// Puts a view into a place among the children, keeping the node that stands there if it fits.
  func render<V: View>(
    _ view: V, at index: Int = 0, variant: Int = 0, identity: AnyHashable? = nil,
    scope childScope: Scope? = nil
  ) {
    let childScope = childScope ?? scope
    if index < children.count {
      let old = children[index]
      if let fitting = old.asNode(of: V.self), old.variant == variant, old.identity == identity {
        fitting.update(view, scope: childScope)
        return
      }
      host.remove(old)
    }
    let node = ViewNode(view, host: host, parent: self, scope: childScope)
    node.variant = variant
    node.identity = identity
    if index < children.count { children[index] = node } else { children.append(node) }
    node.reevaluate()
  }

  /// Puts views with identities into the places of the children; nodes move with their identity.
  func renderKeyed<V: View>(_ views: [(id: AnyHashable, view: V)]) {
    var known: [AnyHashable: Node] = [:]
    for child in children {
      if let id = child.identity { known[id] = child }
    }
    let old = children
    var kept: Set<ObjectIdentifier> = []
    var new: [(ViewNode<V>, V, isNew: Bool)] = []
    for (id, view) in views {
      if let node = known.removeValue(forKey: id)?.asNode(of: V.self) {
        kept.insert(ObjectIdentifier(node))
        new.append((node, view, false))
      } else {
        let node = ViewNode(view, host: host, parent: self, scope: scope)
        node.identity = id
        new.append((node, view, true))
      }
    }
    children = new.map(\.0)
    for node in old where !kept.contains(ObjectIdentifier(node)) { host.remove(node) }
    for (node, view, isNew) in new {
      if isNew { node.reevaluate() } else { node.update(view, scope: scope) }
    }
  }

  /// Removes the children from a place on.
  func trim(to count: Int) {
    while children.count > count { host.remove(children.removeLast()) }
  }

  private func asNode<V: View>(of type: V.Type) -> ViewNode<V>? {
    Swift.type(of: self) == ViewNode<V>.self ? unsafeDowncast(self, to: ViewNode<V>.self) : nil
  }
}
