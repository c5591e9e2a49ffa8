import HeadlessCombine
import NavigationModel

/// Describes a window as a person sees it.
@MainActor
struct HierarchyWalker {
  private(set) var views: [PlatformView] = []
  private(set) var controls:
    [(identifier: String, screen: String?, action: @MainActor () -> Void)] =
      []
  private(set) var gestures: [PlatformGesture] = []

  // Objects of modifiers around the first view; they are given to it.
  private var unclaimed: [AnyObject] = []

  /// Where in the window a node is.
  private struct Place {
    var depth = 0
    var element: Int?
    var appView: Int?
    var isVisible = true
    var isContextVisible = true
    var isCovered: Bool
    var identifier: String?

    var isHittable: Bool { isVisible && !isCovered }
  }

  init(_ host: ViewHost) {
    guard let root = host.root else { return }
    visit(root, Place(isCovered: host.slot.isCovering))
  }

  private mutating func visit(_ node: Node, _ place: Place) {
    var place = place
    place.isVisible = place.isVisible && node.isSelected
    switch node.part {
    case .plain, .backButtonHidden, .dismissDisabled:
      claim(node.heldObjects, at: place)
      if node.children.count != 1 { place.identifier = nil }
      visitChildren(of: node, place)
    case .container:
      place.identifier = nil
      visitChildren(of: node, place)
    case .identifier(let identifier):
      place.identifier = identifier
      visitChildren(of: node, place)
    case .text, .image: break
    case .control(let action):
      add(node, action, at: place)
    case .tappable(let action):
      add(node, action, at: place)
      visitChildren(of: node, place)
    case .appView(let name):
      enter(node, name, role: .screen, &place)
      visitChildren(of: node, place)
    case .stack(let stack): visit(stack, in: node, place)
    case .tabs(let tabs): visit(tabs, in: node, place)
    case .presenter(let presenter): visit(presenter, in: node, place)
    }
  }

  private mutating func visitChildren(of node: Node, _ place: Place) {
    for child in node.children { visit(child, place) }
  }

  // MARK: elements

  private mutating func enter(
    _ node: Node, _ name: String, role: PlatformView.Role, _ place: inout Place
  ) {
    var isContainer = false
    switch role {
    case .stack, .tabs, .presentation: isContainer = true
    case .screen, .composite: break
    }
    var objects: [AnyObject] = []
    var state: [(name: String, value: Any)] = []
    if case .appView = node.part {
      objects = unclaimed + node.heldObjects
      unclaimed = []
      state = node.heldValues
    }
    if !isContainer, let outer = place.appView { views[outer].role = .composite }
    views.append(
      PlatformView(
        depth: place.depth, name: name, role: role, objects: objects, state: state,
        isHittable: place.isHittable,
        appearances: isContainer ? (place.isVisible ? 1 : 0) : appearances(of: node, place)))
    place.element = views.count - 1
    if !isContainer { place.appView = views.count - 1 }
    place.depth += 1
    if isContainer { place.identifier = nil }
  }

  private func appearances(of node: Node, _ place: Place) -> Int {
    if case .appView = node.part { return node.appearances }
    return place.isVisible ? 1 : 0
  }

  private mutating func claim(_ objects: [AnyObject], at place: Place) {
    guard !objects.isEmpty else { return }
    if let element = place.element {
      views[element].objects += objects
    } else {
      unclaimed += objects
    }
  }

  private mutating func add(
    _ node: Node, _ action: @escaping @MainActor () -> Void, at place: Place
  ) {
    guard place.isHittable, node.scope.contents.environment.isEnabled,
      let identifier = place.identifier ?? node.title
    else { return }
    controls.append((identifier, place.element.map { views[$0].name }, action))
    if let element = place.element { views[element].controls.append(identifier) }
  }

  // MARK: containers

  private mutating func visit(_ stack: StackState, in node: Node, _ place: Place) {
    var place = place
    let outerName = place.appView.map { views[$0].name } ?? "Root"
    enter(node, "NavigationStack", role: .stack, &place)
    addGestures(of: stack, in: node, place)
    let top = node.children.count - 1
    for (level, child) in node.children.enumerated() {
      var inner = place
      inner.isVisible = place.isVisible && (level == top || level == stack.outgoing)
      let name = level == 0 ? outerName : ItemNames.name(of: stack.values[level - 1].base)
      visitElement(child, name, inner)
    }
  }

  private mutating func visit(_ tabs: TabsState, in node: Node, _ place: Place) {
    var place = place
    enter(node, "TabView", role: .tabs(selected: tabs.selectedIndex), &place)
    if place.isHittable {
      for index in tabs.cells.indices {
        gestures.append(
          PlatformGesture(name: "tapTab(\(index))@\(node.scope.address)") { [weak tabs] in
            Isolation.assumed { tabs?.tap(index) }
          })
      }
    }
    for cell in tabs.cells {
      guard let child = cell.node else { continue }
      var inner = place
      inner.isVisible = place.isVisible && cell.isSelected
      visitElement(child, name(of: cell, in: tabs), inner)
    }
  }

  private func name(of cell: TabCell, in tabs: TabsState) -> String {
    let type = cell.contentType
    return type is any PrimitiveView.Type
      ? "tab(\(tabs.tagName(of: cell)))" : TypeNames.baseName(of: type)
  }

  private mutating func visit(_ presenter: PresenterState, in node: Node, _ place: Place) {
    visit(node.children[0], place)
    guard presenter.shown != nil, node.children.count > 1 else { return }
    let content = node.children[1]
    var inner = place
    inner.isVisible = place.isContextVisible
    inner.isCovered = presenter.contentSlot.isCovering
    let style = presenter.style.rawValue
    let outerName = place.appView.map { views[$0].name } ?? "Root"
    enter(node, style, role: .presentation(style), &inner)
    if presenter.style == .sheet, inner.isHittable, !content.disablesDismissal {
      gestures.append(
        PlatformGesture(name: "swipeDownSheet@\(content.scope.address)") { [weak presenter] in
          Isolation.assumed { presenter?.withdraw() }
        })
    }
    let item = presenter.shown.map { $0.item is Bool ? "" : ".\(ItemNames.name(of: $0.item))" }
    visitElement(content, "\(outerName).\(style)\(item ?? "")", inner)
  }

  /// Visits what stands for one child of a container: a single view of the app, or else an element
  /// of its own that takes the controls.
  private mutating func visitElement(_ node: Node, _ name: String, _ place: Place) {
    var place = place
    if node.onlyAppView == nil { enter(node, name, role: .screen, &place) }
    visit(node, place)
  }

  private mutating func addGestures(of stack: StackState, in node: Node, _ place: Place) {
    guard place.isHittable, stack.depth > 0, node.children.last?.hidesBackButton == false
    else { return }
    let address = node.scope.address
    func add(_ kind: String, popping count: Int) {
      let left = stack.depth - count
      gestures.append(
        PlatformGesture(name: "\(kind)@\(address)") { [weak stack] in
          Isolation.assumed { stack?.shorten(to: left) }
        })
    }
    add("back", popping: 1)
    add("swipeBack", popping: 1)
    guard stack.depth > 1 else { return }
    for count in 2...stack.depth { add("longPressBack(\(count))", popping: count) }
  }
}

extension Node {
  /// The one view of the app that makes up all of the node, if there is one.
  var onlyAppView: Node? {
    var node = self
    while true {
      switch node.part {
      case .appView: return node
      case .plain, .identifier, .tappable, .backButtonHidden, .dismissDisabled:
        guard node.children.count == 1 else { return nil }
      case .presenter: break
      case .container, .text, .image, .control, .stack, .tabs: return nil
      }
      guard let child = node.children.first else { return nil }
      node = child
    }
  }

  /// The first text, or else the first picture's name, within a control.
  var title: String? { firstText ?? firstImage }

  private var firstText: String? {
    if case .text(let text) = part { return text }
    return children.lazy.compactMap(\.firstText).first
  }

  private var firstImage: String? {
    if case .image(let name) = part { return name }
    return children.lazy.compactMap(\.firstImage).first
  }

  /// The outermost stack within.
  var firstStack: StackState? {
    if case .stack(let stack) = part { return stack }
    return children.lazy.compactMap(\.firstStack).first
  }

  /// Whether a view on this level hides the back button.
  fileprivate var hidesBackButton: Bool {
    anyInScreen {
      if case .backButtonHidden(true) = $0 { true } else { false }
    }
  }

  /// Whether a view in this sheet keeps it from being swiped away.
  fileprivate var disablesDismissal: Bool {
    anyInScreen {
      if case .dismissDisabled(true) = $0 { true } else { false }
    }
  }

  private func anyInScreen(_ isMatch: (Part) -> Bool) -> Bool {
    if isMatch(part) { return true }
    switch part {
    case .stack: return children.last?.anyInScreen(isMatch) ?? false
    case .presenter: return children.first?.anyInScreen(isMatch) ?? false
    default: return isSelected && children.contains { $0.anyInScreen(isMatch) }
    }
  }
}

extension Scope.Contents {
  /// Makes the name of the place in gestures longer.
  mutating func extendAddress(_ separator: String, _ component: String) {
    address = address.isEmpty ? component : address + separator + component
  }
}
