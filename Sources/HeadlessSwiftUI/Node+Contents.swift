extension Node {
  /// The view of the app that alone makes up the node, if there is one.
  var onlyAppView: Node? {
    var node = self
    while true {
      switch node.part {
      case .appView: return node
      case .plain, .identifier, .tappable, .gestures, .hides, .dismissDisabled, .touchesBelow,
        .hitTesting, .opensURLs, .continuesActivity, .rowActionDisabled:
        guard node.children.count == 1 else { return nil }
      case .presenter: break
      case .container, .inBar, .scrolls, .text, .image, .control, .rowAction, .stack, .tabs, .split,
        .hosted:
        return nil
      }
      guard let child = node.children.first else { return nil }
      node = child
    }
  }

  /// The name of the view of the app that alone makes up the node; empty if there is none.
  var screenName: String {
    if case .appView(let name)? = onlyAppView?.part { name } else { "" }
  }

  /// The first text within a control, otherwise the name of its first image.
  var title: String? { firstText ?? firstImage }

  private var firstText: String? {
    if case .text(let text) = part { return text }
    return firstOfChildren(\.firstText)
  }

  private var firstImage: String? {
    if case .image(let name) = part { return name }
    return firstOfChildren(\.firstImage)
  }

  /// The outermost stack in the node.
  var firstStack: StackState? {
    if case .stack(let stack) = part { return stack }
    return firstOfChildren(\.firstStack)
  }

  /// The first of the values that children have: each child is asked once, as it asks its own in turn.
  private func firstOfChildren<Value>(_ value: (Node) -> Value?) -> Value? {
    for child in children {
      if let found = value(child) { return found }
    }
    return nil
  }

  /// A Boolean value that indicates whether a view in the node presents something.
  var presents: Bool {
    if case .presenter(let presenter) = part, presenter.shown != nil { return true }
    return children.contains(where: \.presents)
  }

  /// Returns a Boolean value that indicates whether a view on this level hides one of some bars. A stack within
  /// has bars of its own, but not one of tabs.
  func hides(_ bars: Bars) -> Bool {
    host.hidesBars
      && anyInScreen(alsoInStacks: bars.contains(.tabBar)) {
        if case .hides(let hidden) = $0 { !hidden.isDisjoint(with: bars) } else { false }
      }
  }

  /// A Boolean value that indicates whether a view in this sheet disables its dismissal by a swipe.
  var disablesDismissal: Bool {
    anyInScreen {
      if case .dismissDisabled(true) = $0 { true } else { false }
    }
  }

  /// A Boolean value that indicates whether a view in this sheet lets touches reach what is below.
  var letsTouchesThrough: Bool {
    anyInScreen {
      if case .touchesBelow(true) = $0 { true } else { false }
    }
  }

  private func anyInScreen(alsoInStacks: Bool = true, _ isMatch: (Part) -> Bool) -> Bool {
    if isMatch(part) { return true }
    func isIn(_ child: Node) -> Bool { child.anyInScreen(alsoInStacks: alsoInStacks, isMatch) }
    switch part {
    case .stack: return alsoInStacks && children.last.map(isIn) ?? false
    case .presenter: return children.first.map(isIn) ?? false
    default: return isSelected && children.contains(where: isIn)
    }
  }
}
