import NavigationModel

extension NavigationState {
  /// The first difference in the tree of coordinators or in what they store, in words.
  ///
  /// - Parameter exceptions: stored properties, `Type.property`, that are left out.
  func bookChange(since old: NavigationState, except exceptions: Set<String>) -> String? {
    if coordinators == old.coordinators && records == old.records && unobserved == old.unobserved {
      return nil
    }
    let (before, after) = (old.tree, tree)
    if let gone = before.first(where: { !after.contains($0) }) { return "\(gone) left the tree" }
    if let new = after.first(where: { !before.contains($0) }) { return "\(new) joined the tree" }
    let (written, now) = (old.books(except: exceptions), books(except: exceptions))
    for (key, value) in now {
      let earlier = written.first { $0.key == key }?.value ?? "nothing"
      if earlier != value { return "\(key) changed from '\(earlier)' to '\(value)'" }
    }
    return nil
  }

  /// A coordinator that joined the tree and owns no screen, nor does one below it; in words.
  func newcomerWithoutScreen(since old: NavigationState, viewless: Set<String>) -> String? {
    let shown = coordinatorsOnScreen
    let known = old.tree
    let newcomer = coordinators.indices.first { position in
      let node = coordinators[position]
      return node.holder == .tree && !viewless.contains(node.role) && !shown.contains(position)
        && !known.contains(name(of: position))
    }
    return newcomer.map { "\(name(of: $0)) joined the tree" }
  }

  /// The names of the coordinators in the tree.
  private var tree: [String] {
    let coordinators = coordinators
    return coordinators.indices.filter { coordinators[$0].holder == .tree }.map(name(of:))
  }

  /// What the coordinators of the tree store: values, and references by what they refer to.
  private func books(except exceptions: Set<String>) -> [(key: String, value: String)] {
    let coordinators = coordinators
    var books: [(key: String, value: String)] = []
    for record in records where coordinators[record.coordinator].holder == .tree {
      let type = coordinators[record.coordinator].type
      guard !exceptions.contains("\(type).\(record.key)") else { continue }
      books.append(("\(name(of: record.coordinator)).\(record.key)", record.value))
    }
    let types = Set(coordinators.map(\.type))
    for node in unobserved
    where types.contains(node.path.type) && !exceptions.contains(node.path.property) {
      books.append((node.path.description, node.value))
    }
    return books
  }
}

extension NavigationState {
  /// The positions of the coordinators that own a live screen, and of their ancestors.
  var coordinatorsOnScreen: Set<Int> {
    let coordinators = coordinators
    var shown: Set<Int> = []
    for view in views where view.isScreen {
      for owner in (view.owner.map { [$0] } ?? []) + view.rivals {
        var next: Int? = owner
        while let position = next, shown.insert(position).inserted {
          next = coordinators[position].parent
        }
      }
    }
    return shown
  }
}
