import NavigationModel

/// A state as people think of it: coordinators within coordinators, each with its screens and with
/// what it presents.
///
/// The text of a state and the cards of a strip are both written from it.
struct StateOutline: Hashable, Sendable {
  /// The screens that no coordinator owns, and what is presented over them.
  var unowned: Node?

  /// The roots of the coordinator tree.
  var tree: [Node] = []

  /// The coordinators outside the tree.
  var outside: [Node] = []

  /// A coordinator.
  struct Node: Hashable, Sendable {
    /// Its name; empty for what no coordinator owns.
    var name: String
    /// A Boolean value that indicates whether it fills the selected tab of tabs that are not its
    /// own.
    var isSelectedTab = false
    /// The screens that it owns where it lives, levels in order.
    var screens: [Screen]
    /// The unusual conditions: `held by work`, `stopped`.
    var conditions: [String] = []
    /// The coordinators within it, without those that it presents.
    var children: [Node] = []
    /// The presentations over its screens.
    var presentations: [Presentation]
  }

  /// A screen, or a tab with several.
  struct Screen: Hashable, Sendable {
    /// The text, with `*` at a selected tab and brackets around a tab with several levels.
    var text: String
    /// A Boolean value that indicates whether a person sees and can touch it.
    var isHittable: Bool
  }

  /// Something presented: a sheet or a cover.
  struct Presentation: Hashable, Sendable {
    /// The kind of presentation: `sheet` or `cover`.
    var kind: String
    /// The content, in the order of the walk.
    var content: [Content]
  }

  /// A part of what is presented.
  enum Content: Hashable, Sendable {
    /// Screens of the presenting coordinator, or of none.
    case screens([Screen])
    /// A coordinator of the presenting one that lives in the presentation.
    case coordinator(Node)
    /// Screens of a coordinator that stands elsewhere.
    case elsewhere(name: String, [Screen])
  }
}

extension StateOutline {
  init(coordinators: [CoordinatorNode], views: [ViewNode]) {
    self = OutlineMaker(coordinators: coordinators, views: views).outline()
  }

  init(_ state: NavigationState) {
    self.init(coordinators: state.coordinators, views: state.views)
  }
}

/// Puts coordinators and views together.
private struct OutlineMaker {
  private let coordinators: [CoordinatorNode]
  private let names: CoordinatorNames
  private let forest: ViewForest
  private let children: [[Int]]

  /// For each coordinator the region of its first screen, or of its first view.
  private let base: [Region]

  /// For each coordinator the presentation under which it stands, if it does.
  private let presentedIn: [Int?]

  private enum Region: Hashable {
    case none
    case window
    case presentation(Int)

    init(_ region: Int?) { self = region.map(Region.presentation) ?? .window }

    var presentation: Int? { if case .presentation(let index) = self { index } else { nil } }
  }

  init(coordinators: [CoordinatorNode], views: [ViewNode]) {
    let forest = ViewForest(views)
    var children: [[Int]] = coordinators.map { _ in [] }
    for (index, coordinator) in coordinators.enumerated() {
      if let parent = coordinator.parent, coordinators.indices.contains(parent), parent != index {
        children[parent].append(index)
      }
    }
    let base = coordinators.indices.map { index in
      let owned = forest.views.indices.filter { view in
        // What it presents itself is over the place where it lives.
        forest.views[view].owner == index
          && forest.region[view].map { forest.presenter(of: $0) != index } ?? true
      }
      let first = owned.first { forest.views[$0].isScreen } ?? owned.first
      return first.map { Region(forest.region[$0]) } ?? .none
    }
    presentedIn = coordinators.indices.map { index in
      guard case .presentation(let presentation) = base[index],
        let presenter = forest.presenter(of: presentation),
        let parent = coordinators[index].parent, base[parent] != base[index],
        coordinators.ancestors(of: index).contains(presenter)
      else { return nil }
      return presentation
    }
    self.coordinators = coordinators
    self.names = CoordinatorNames(coordinators)
    self.forest = forest
    self.children = children
    self.base = base
  }

  func outline() -> StateOutline {
    var outline = StateOutline()
    let screens = forest.screens(of: nil, in: nil)
    let presentations = presentations(of: nil)
    if !screens.isEmpty || !presentations.isEmpty {
      outline.unowned = .init(name: "", screens: screens, presentations: presentations)
    }
    let roots = coordinators.indices.filter { coordinators[$0].parent == nil }
    outline.tree = roots.filter { coordinators[$0].holder == .tree }.map(node)
    outline.outside = roots.filter { coordinators[$0].holder != .tree }.map(node)
    return outline
  }

  private func node(_ index: Int) -> StateOutline.Node {
    StateOutline.Node(
      name: names[index] ?? "", isSelectedTab: forest.isSelectedTab(index),
      screens: base[index] == .none
        ? [] : forest.screens(of: index, in: base[index].presentation),
      conditions: conditions(of: index),
      children: children[index].filter { presentedIn[$0] == nil }.map(node),
      presentations: presentations(of: index))
  }

  private func conditions(of index: Int) -> [String] {
    let coordinator = coordinators[index]
    let held = coordinator.holder == .tree ? [] : ["held by \(coordinator.holder.rawValue)"]
    return held + (coordinator.phase == .stopped ? ["stopped"] : [])
  }

  private func presentations(of coordinator: Int?) -> [StateOutline.Presentation] {
    forest.presentations.filter { forest.presenter(of: $0) == coordinator }.map { presentation in
      var kind = ""
      if case .presentation(let name) = forest.views[presentation].role { kind = name }
      return .init(kind: kind, content: content(of: presentation, by: coordinator))
    }
  }

  private func content(of presentation: Int, by presenter: Int?) -> [StateOutline.Content] {
    let inside = forest.views.indices.filter { forest.region[$0] == presentation }
    var met: Set<Int?> = []
    let owners = inside.filter { forest.views[$0].isScreen }.map { forest.views[$0].owner }
      .filter { met.insert($0).inserted }
    return owners.compactMap { owner in
      let screens = forest.screens(of: owner, in: presentation)
      guard let owner, owner != presenter, coordinators.indices.contains(owner) else {
        return .screens(screens)
      }
      if presentedIn[owner] == presentation { return .coordinator(node(owner)) }
      if base[owner] != .presentation(presentation) {
        return .elsewhere(name: names[owner] ?? "", screens)
      }
      let isWithin = coordinators.ancestors(of: owner).contains { presentedIn[$0] == presentation }
      return isWithin ? nil : .elsewhere(name: names[owner] ?? "", [])
    }
  }
}

extension [CoordinatorNode] {
  /// The coordinators from the parent of one up to the root.
  func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = self[index].parent
    while let parent = next, result.count < count {
      result.append(parent)
      next = self[parent].parent
    }
    return result
  }
}
