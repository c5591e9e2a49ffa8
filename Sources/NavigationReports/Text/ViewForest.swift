import NavigationModel

/// The views that the platform shows, with the nesting that their flat list implies.
struct ViewForest {
  let views: [ViewNode]
  let parent: [Int?]
  let children: [[Int]]

  /// For each view the presentation that it is part of, nil for the window itself.
  ///
  /// A presentation is part of what it is presented over.
  let region: [Int?]

  init(_ views: [ViewNode]) {
    var parent: [Int?] = []
    var children: [[Int]] = views.map { _ in [] }
    var region: [Int?] = []
    var open: [Int] = []
    for (index, view) in views.enumerated() {
      while let last = open.last, views[last].depth >= view.depth { open.removeLast() }
      parent.append(open.last)
      if let last = open.last {
        children[last].append(index)
        region.append(views[last].isPresentation ? last : region[last])
      } else {
        region.append(nil)
      }
      open.append(index)
    }
    self.views = views
    self.parent = parent
    self.children = children
    self.region = region
  }

  /// The presentations, in the order of the walk.
  var presentations: [Int] { views.indices.filter { views[$0].isPresentation } }

  /// The views from the parent of one up to the root.
  func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = parent[index]
    while let view = next {
      result.append(view)
      next = parent[view]
    }
    return result
  }

  /// The owner of what a presentation is presented over.
  ///
  /// Where containers are declared there is no view around them: a presentation without a parent
  /// belongs to the coordinator that declares it.
  func presenter(of presentation: Int) -> Int? {
    views[parent[presentation] ?? presentation].owner
  }

  /// An owner's screens within one region, levels in order; a tab of its own tabs counts as one.
  func screens(of owner: Int?, in wanted: Int?) -> [StateOutline.Screen] {
    let roots = wanted.map { children[$0] } ?? views.indices.filter { parent[$0] == nil }
    return roots.flatMap { screens(of: owner, from: $0) }
  }

  private func screens(of owner: Int?, from index: Int) -> [StateOutline.Screen] {
    let view = views[index]
    switch view.role {
    case .presentation:
      return []
    case .screen:
      let inner = children[index].flatMap { screens(of: owner, from: $0) }
      guard view.owner == owner else { return inner }
      return [.init(text: view.title, isHittable: view.isHittable)] + inner
    case .composite, .stack:
      return children[index].flatMap { screens(of: owner, from: $0) }
    case .tabs(let selected):
      let tabs = children[index].filter { !views[$0].isPresentation }
      let perTab = tabs.map { screens(of: owner, from: $0) }
      guard view.owner == owner else { return perTab.flatMap { $0 } }
      return perTab.enumerated().filter { !$0.element.isEmpty }.map { position, screens in
        let names = screens.map(\.text).joined(separator: ", ")
        let text = screens.count == 1 ? names : "[\(names)]"
        return .init(
          text: position == selected ? "*\(text)" : text,
          isHittable: screens.contains(where: \.isHittable))
      }
    }
  }

  /// Returns a Boolean value that indicates whether a coordinator fills the selected tab of tabs
  /// that are not its own.
  func isSelectedTab(_ coordinator: Int) -> Bool {
    guard let first = views.firstIndex(where: { $0.owner == coordinator }) else { return false }
    var child = first
    for ancestor in ancestors(of: first) {
      let view = views[ancestor]
      if view.isPresentation { return false }
      if case .tabs(let selected) = view.role {
        let tabs = children[ancestor].filter { !views[$0].isPresentation }
        return tabs.firstIndex(of: child) == selected
      }
      // NB: A view of yet another coordinator in between means that the tab is that one's.
      if let owner = view.owner, owner != coordinator, !holdsTabs(above: ancestor, of: owner) {
        return false
      }
      child = ancestor
    }
    return false
  }

  private func holdsTabs(above index: Int, of owner: Int) -> Bool {
    ancestors(of: index).contains { ancestor in
      if case .tabs = views[ancestor].role { views[ancestor].owner == owner } else { false }
    }
  }
}

extension ViewNode {
  /// A Boolean value that indicates whether it is a presentation.
  var isPresentation: Bool {
    if case .presentation = role { true } else { false }
  }
}
