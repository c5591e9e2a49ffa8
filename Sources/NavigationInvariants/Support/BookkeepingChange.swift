import NavigationModel

extension NavigationState {
  /// Returns the first difference in the tree of coordinators or in what they store, in words.
  ///
  /// - Parameter exceptions: the stored properties, as `Type.property`, that are left out.
  func bookkeepingChange(since old: NavigationState, except exceptions: Set<String>) -> String? {
    if coordinators == old.coordinators && records == old.records && unobserved == old.unobserved {
      return nil
    }
    let (before, after) = (old.tree, tree)
    if let gone = before.first(where: { !after.contains($0) }) { return "\(gone) left the tree" }
    if let new = after.first(where: { !before.contains($0) }) { return "\(new) joined the tree" }
    let (written, now) = (
      old.storedProperties(except: exceptions), storedProperties(except: exceptions)
    )
    for (key, value) in now {
      let earlier = written.first { $0.key == key }?.value ?? "nothing"
      if earlier != value { return "\(key) changed from '\(earlier)' to '\(value)'" }
    }
    return nil
  }

  /// Returns, in words, that a coordinator joined the tree without a screen of its own or below it.
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

  /// Returns the stored properties of the coordinators in the tree, references by what they refer
  /// to.
  private func storedProperties(except exceptions: Set<String>) -> [(key: String, value: String)] {
    let coordinators = coordinators
    var properties: [(key: String, value: String)] = []
    for record in records where coordinators[record.coordinator].holder == .tree {
      let type = coordinators[record.coordinator].type
      guard !exceptions.contains("\(type).\(record.key)") else { continue }
      properties.append(("\(name(of: record.coordinator)).\(record.key)", record.value))
    }
    let types = Set(coordinators.map(\.type))
    for node in unobserved
    where types.contains(node.path.type) && !exceptions.contains(node.path.property) {
      properties.append((node.path.description, node.value))
    }
    return properties
  }
}

extension NavigationState {
  /// The positions of the coordinators that own a live screen, or a container of their own that
  /// shows one, and of their ancestors.
  var coordinatorsOnScreen: Set<Int> {
    let coordinators = coordinators
    var shown: Set<Int> = []
    let views = views
    for (place, view) in views.enumerated()
    where view.isScreen || views.awaitsVisit(place) || views.isOwnContainerWithScreen(place) {
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

extension [ViewNode] {
  /// Returns a Boolean value that indicates whether there is a container without any screen at a
  /// place that is not visible, such as the stack of a tab that was not visited yet.
  fileprivate func awaitsVisit(_ place: Int) -> Bool {
    guard case .stack = self[place].role, !self[place].isHittable else { return false }
    return place + 1 == count || self[place + 1].depth <= self[place].depth
  }

  /// Returns a Boolean value that indicates whether there is a container at a place that one coordinator
  /// has alone, with a screen in it: a stack of its own whose root is the stack of another.
  fileprivate func isOwnContainerWithScreen(_ place: Int) -> Bool {
    guard !self[place].isScreen, self[place].rivals.isEmpty else { return false }
    return self[(place + 1)...].prefix { $0.depth > self[place].depth }.contains(where: \.isScreen)
  }
}

extension NavigationState {
  /// Returns a Boolean value that indicates whether a fact exempts a name; `*` in a key stands for
  /// any text.
  func exempts(_ name: String, by facts: [String: Fact]) -> Bool {
    facts.contains { name.isNamed($0.key) && isTrue($0.value) }
  }
}
