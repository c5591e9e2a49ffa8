import NavigationModel

extension ViewHost {
  /// Runs the actions of views that appear or disappear, children before parents.
  func updateAppearances() {
    var appearing: [Node] = []
    var disappearing: [Node] = []
    for node in removed { collectHidden(node, into: &disappearing) }
    if let root {
      collect(
        root, isVisible: isShown, isContextVisible: isShown, appearing: &appearing,
        disappearing: &disappearing)
    }
    // Removed nodes hold the app's objects until they have disappeared.
    let kept = removed
    removed = []
    if newComeFirst(appearing, disappearing) {
      for node in appearing { appear(node) }
      for node in disappearing { disappear(node) }
    } else {
      for node in disappearing { disappear(node) }
      for node in appearing { appear(node) }
    }
    withExtendedLifetime(kept) {}
  }

  func appear(_ node: Node) {
    node.appearances += 1
    HeadlessPlatform.windowsChanged()
    if case .appView(let name) = node.part {
      HeadlessPlatform.record(.appeared, node.heldObjects.first, name)
    }
    node.lifecycle?.appear?()
  }

  func disappear(_ node: Node) {
    guard node.appearances > 0 else { return }
    node.appearances = 0
    HeadlessPlatform.windowsChanged()
    if case .appView(let name) = node.part {
      HeadlessPlatform.record(.disappeared, node.heldObjects.first, name)
    }
    node.lifecycle?.disappear?()
  }

  /// Lets views appear once more when a sheet over them is gone, as some systems do.
  ///
  /// They were visible all along, so that they do not count as having appeared twice.
  func reveal(around presenter: Node) {
    let slot = presenter.inherited.contents.slot
    // Nothing is revealed if the next sheet follows immediately.
    guard slot.presenters.allSatisfy({ $0.request == nil || $0.lost == $0.request?.id }) else {
      return
    }
    var outermost = presenter
    while let parent = outermost.parent, parent.inherited.contents.slot === slot {
      outermost = parent
    }
    var nodes: [Node] = []
    collectRevealed(outermost, into: &nodes)
    guard nodes.contains(where: { $0.lifecycle?.appear != nil }),
      HeadlessPlatform.choose(2, .outcome(PlatformQuestions.revealedUnderSheet)) == 1
    else { return }
    for node in nodes {
      if let name = node.appViewName {
        HeadlessPlatform.record(.appeared, node.heldObjects.first, name)
      }
      node.lifecycle?.appear?()
    }
  }

  private func collectRevealed(_ node: Node, into nodes: inout [Node]) {
    if case .presenter = node.part {
      if let child = node.children.first { collectRevealed(child, into: &nodes) }
    } else {
      for child in node.children { collectRevealed(child, into: &nodes) }
    }
    if node.hasAppeared, node.isAppearanceOfInterest { nodes.append(node) }
  }

  /// Returns a Boolean value that indicates whether new views appear before old ones disappear, an
  /// order that is not documented.
  private func newComeFirst(_ appearing: [Node], _ disappearing: [Node]) -> Bool {
    guard
      appearing.contains(where: { $0.lifecycle?.appear != nil }),
      disappearing.contains(where: { $0.appearances > 0 && $0.lifecycle?.disappear != nil })
    else { return true }
    return HeadlessPlatform.choose(2, .outcome(PlatformQuestions.appearanceOrder)) == 0
  }

  private func collect(
    _ node: Node, isVisible: Bool, isContextVisible: Bool, appearing: inout [Node],
    disappearing: inout [Node]
  ) {
    let isVisible = isVisible && node.isSelected
    for index in node.children.indices {
      collect(
        node.children[index],
        isVisible: node.hidesChildren
          ? node.shows(index, isVisible, isContextVisible) : isVisible,
        isContextVisible: isContextVisible, appearing: &appearing, disappearing: &disappearing)
    }
    guard isVisible != node.hasAppeared else { return }
    node.hasAppeared = isVisible
    guard node.isAppearanceOfInterest else { return }
    if isVisible { appearing.append(node) } else { disappearing.append(node) }
  }

  private func collectHidden(_ node: Node, into nodes: inout [Node]) {
    for child in node.children { collectHidden(child, into: &nodes) }
    if node.hasAppeared, node.isAppearanceOfInterest { nodes.append(node) }
    node.hasAppeared = false
  }
}

extension ViewHost {
  /// Returns the nodes that appear and disappear together with a view of the app, children first.
  func appearanceGroup(ofViewNamed name: String) -> [Node]? {
    guard let root, let view = find(name, in: root) else { return nil }
    var top = view
    while let parent = top.parent, parent.children.count == 1, parent.isTransparent {
      top = parent
    }
    var group: [Node] = []
    collectVisible(top, into: &group)
    return group
  }

  private func find(_ name: String, in node: Node) -> Node? {
    // Presented content is visible even if the view that presents it is covered.
    if node.hasAppeared, node.appViewName == name { return node }
    for child in node.children {
      if let found = find(name, in: child) { return found }
    }
    return nil
  }

  private func collectVisible(_ node: Node, into group: inout [Node]) {
    for child in node.children { collectVisible(child, into: &group) }
    if node.hasAppeared, node.isAppearanceOfInterest { group.append(node) }
  }
}

extension Node {
  fileprivate var isAppearanceOfInterest: Bool {
    lifecycle != nil || appViewName != nil
  }

  /// A Boolean value that indicates whether the node is a modifier that does not affect which views
  /// are visible.
  fileprivate var isTransparent: Bool {
    if isStructural { return false }
    return switch part {
    case .plain, .identifier, .tappable, .opensURLs: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the node is anything but an unselected tab.
  var isSelected: Bool { tab.map { $0.isSelected } ?? true }

  /// Returns a Boolean value that indicates whether a child is visible if the node and the view
  /// that it is presented in are.
  func shows(_ index: Int, _ isVisible: Bool, _ isContextVisible: Bool) -> Bool {
    switch part {
    case .stack(let stack): isVisible && stack.isInSight(index, of: children.count)
    case .split(let split): isVisible && split.isInSight(index)
    case .presenter: index == 0 ? isVisible : isContextVisible
    default: isVisible
    }
  }
}

/// The choices that the host leaves to the driver.
enum PlatformQuestions {
  static let appearanceOrder = "new views appear before or after the old ones disappear"
  static let openURLOrder = "outer views hear of a URL before or after inner ones"
  static let pathChange = "path change during a transition: shown or not until the next change"
  static let revealedUnderSheet = "view under a closed sheet: does not or does appear again"
  static let secondPresentation = "second presentation: deferred or lost"
  static let unknownTab = "unknown tab: blank or the last tab stays"
  static let selectedTab = "tap on the selected tab: ignored or back to its root"
}
