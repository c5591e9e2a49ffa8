import NavigationModel

/// The node of the screen graph to which a state belongs: the screens that a person sees, and what
/// they are presented over.
struct ScreenPlace: Hashable, Sendable {
  /// The screens that a person can touch, outermost first.
  var screens: [String]

  /// The coordinator that owns the first of them.
  var coordinator: String?

  /// The presentations that lead to them, outermost first.
  var context: [Presentation]

  /// A Boolean value that indicates whether the screen is the first that its coordinator shows
  /// there.
  var isRoot: Bool

  /// One presentation.
  struct Presentation: Hashable, Sendable {
    /// The kind: `sheet` or `cover`.
    var kind: String
    /// The screen under it.
    var over: String
  }

  init(_ state: NavigationState) {
    let coordinators = state.coordinators
    let forest = ViewForest(state.views)
    let shown = forest.shown
    screens = shown.map { forest.views[$0].title }
    coordinator = nil
    context = []
    isRoot = true
    guard let first = shown.first else { return }
    let owner = forest.views[first].owner
    if let owner, coordinators.indices.contains(owner) {
      coordinator = coordinators[owner].title
    }
    var region = forest.region[first]
    while let presentation = region {
      context.insert(forest.presentation(presentation), at: 0)
      region = forest.region[presentation]
    }
    let siblings = forest.views.indices.filter {
      forest.views[$0].isScreen && forest.views[$0].owner == owner
        && forest.region[$0] == forest.region[first]
    }
    isRoot = siblings.first == first
  }

  /// The screens on one line.
  var screen: String { screens.isEmpty ? StateText.nothing : screens.joined(separator: " + ") }

  /// The name of the node, readable since browsers show it.
  var id: String {
    let name = [coordinator, screen].compactMap { $0 }.joined(separator: ".")
    let chain = context.map { " (\($0.kind) over \($0.over))" }.joined()
    return isRoot || !context.isEmpty ? name + chain : name
  }

  /// The label of the node.
  var label: String {
    guard let last = context.last else { return screen }
    return "\(screen)\n\(last.kind) over \(last.over)"
  }
}

extension NavigationState {
  /// The first screen of the tab in which a state shows what it shows; nil where the coordinator that
  /// owns that has no tabs of its own.
  var ownTab: String? {
    let forest = ViewForest(views)
    guard let first = forest.shown.first else { return nil }
    var child = first
    for ancestor in forest.ancestors(of: first) {
      if forest.views[ancestor].isPresentation { return nil }
      if case .tabs = forest.views[ancestor].role {
        guard forest.views[ancestor].owner == forest.views[first].owner else { return nil }
        return forest.views[child...].first { $0.isScreen }?.title
      }
      child = ancestor
    }
    return nil
  }
}

extension ViewForest {
  /// The screens that a person sees, outermost first.
  fileprivate var shown: ArraySlice<Int> {
    let visible = views.indices.filter { views[$0].isScreen && views[$0].isHittable }
    // NB: During a transition nothing may be touched; what lies on top is what a person sees.
    return visible.isEmpty ? views.indices.filter { views[$0].isScreen }.suffix(1) : visible[...]
  }

  /// A presentation, with the screen that it covers.
  fileprivate func presentation(_ index: Int) -> ScreenPlace.Presentation {
    var kind = ""
    if case .presentation(let name) = views[index].role { kind = name }
    let candidates = views.indices.filter { views[$0].isScreen && region[$0] == region[index] }
    let parentScreen = parent[index].flatMap { views[$0].isScreen ? $0 : nil }
    // What is presented belongs to the container; the screen on top of it is what gets covered.
    let within = candidates.filter { ancestors(of: $0).contains { $0 == parent[index] } }
    let covered = parentScreen ?? within.last ?? candidates.last { $0 < index }
    return .init(kind: kind, over: covered.map { views[$0].title } ?? "nothing")
  }
}
