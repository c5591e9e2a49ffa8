extension Node {
  /// Renders a view at a position among the children, reusing the node at the position if it fits.
  func render<V: View>(
    _ view: V, at index: Int = 0, variant: Int = 0, identity: AnyHashable? = nil,
    inherited childValues: InheritedValues? = nil
  ) {
    let childValues = childValues ?? inherited
    if index < children.count {
      let old = children[index]
      if let fitting = old.asNode(of: V.self), old.variant == variant,
        old.isIdentified(by: identity)
      {
        fitting.update(view, inherited: childValues)
        return
      }
      host.remove(old)
    }
    let node = ViewNode(view, host: host, parent: self, inherited: childValues)
    node.variant = variant
    node.identity = identity
    if index < children.count { children[index] = node } else { children.append(node) }
    node.reevaluate()
  }

  /// Renders views with identities as the children. Nodes move with their identity.
  func renderKeyed<V: View>(_ views: [V], ids: [AnyHashable]) {
    if hasChildren(V.self, ids: ids) {
      for index in views.indices {
        children[index].asNode(of: V.self)?.update(views[index], inherited: inherited)
      }
      return
    }
    var known: [AnyHashable: Node] = [:]
    for child in children {
      if let id = child.identity { known[id] = child }
    }
    let old = children
    var kept: Set<ObjectIdentifier> = []
    children = []
    for index in views.indices {
      if let node = known.removeValue(forKey: ids[index])?.asNode(of: V.self) {
        kept.insert(ObjectIdentifier(node))
        children.append(node)
      } else {
        let node = ViewNode(views[index], host: host, parent: self, inherited: inherited)
        node.identity = ids[index]
        children.append(node)
      }
    }
    for node in old where !kept.contains(ObjectIdentifier(node)) { host.remove(node) }
    for index in views.indices {
      guard let node = children[index].asNode(of: V.self) else { continue }
      if kept.contains(ObjectIdentifier(node)) {
        node.update(views[index], inherited: inherited)
      } else {
        node.reevaluate()
      }
    }
  }

  private func isIdentified(by other: AnyHashable?) -> Bool {
    guard let identity else { return other == nil }
    return other.map { identity == $0 } ?? false
  }

  private func hasChildren(_ type: Any.Type, ids: [AnyHashable]) -> Bool {
    guard children.count == ids.count else { return false }
    for index in ids.indices
    where children[index].identity != ids[index]
      || children[index].viewType != ObjectIdentifier(type)
    {
      return false
    }
    return true
  }

  /// Removes the children from a position on.
  func trim(to count: Int) {
    while children.count > count { host.remove(children.removeLast()) }
  }

  private func asNode<V: View>(of type: V.Type) -> ViewNode<V>? {
    viewType == ObjectIdentifier(type) ? unsafeDowncast(self, to: ViewNode<V>.self) : nil
  }
}
