import HeadlessCombine
import NavigationModel

/// A walk over a window that describes it as a person sees it.
@MainActor
struct HierarchyWalker {
  /// The purposes of a walk.
  enum Purpose {
    /// The views with everything that they hold.
    case views
    /// The views without what they hold or offer.
    case names
    /// The gestures that a person can make.
    case gestures
    /// The controls with an identifier, on screens of a name if one is given.
    case control(String, screen: String?)
  }

  private(set) var views: [PlatformView] = []
  /// The gestures that a person can make. While a finger holds something, it can only be lifted.
  var gestures: [PlatformGesture] { ofFinger.isEmpty ? offered : ofFinger }

  private var offered: [PlatformGesture] = []
  private var ofFinger: [PlatformGesture] = []

  /// The controls that are looked for, each with the position of the element that shows it; below
  /// zero where none does.
  private(set) var found: [(element: Int, action: @MainActor () -> Void)] = []

  // The gestures of which there is one of a name.
  var gestureNames: Set<NavigationModel.Gesture> = []

  private var hasMetColumns = false

  let purpose: Purpose
  let wantsContents: Bool
  private let wantsRerenders: Bool
  // The nodes of the elements, if they are asked for.
  private var entered: [(element: Int, node: Node)] = []

  // The objects that modifiers around the first view hold belong to that view.
  private var unclaimed: (objects: [AnyObject], state: [(name: String, value: Any)]) = ([], [])

  /// The place of a node in the window.
  struct Place {
    var depth = 0
    var element: Int?
    var appView: Int?
    var isVisible = true
    var isContextVisible = true
    var isCovered: Bool
    var isLeaving = false
    var identifier: String?
    var touched = TouchedAround()
    /// The bars that are not there.
    var hidden: Bars = []
    /// The bar that it is in.
    var bar: Bars = []

    var isHittable: Bool { isVisible && !isCovered && bar.isDisjoint(with: hidden) }

    /// The place of a page with bars of its own around it.
    @MainActor
    func showing(_ page: Node) -> Place {
      var place = self
      place.bar = []
      place.hidden = Bars([.navigationBar, .bottomBar].filter { page.hides($0) })
      return place
    }
  }

  init(_ host: ViewHost, for purpose: Purpose, rerenders: Bool = false) {
    self.purpose = purpose
    wantsRerenders = rerenders
    if case .views = purpose { wantsContents = true } else { wantsContents = false }
    guard let root = host.root else { return }
    visit(root, Place(isCovered: host.slot.isCovering).showing(root))
    // Without columns in the window its width is seen nowhere else.
    if wantsContents, host.isNarrow, !hasMetColumns, !views.isEmpty {
      views[0].state.append(("isNarrow", true))
    }
    if rerenders { addRerenders(in: host) }
  }

  /// Adds, for each visible screen, the gesture that evaluates the view around it again.
  private mutating func addRerenders(in host: ViewHost) {
    var names: Set<String> = []
    for (element, node) in entered where views[element].role == .screen {
      let name = views[element].name
      guard views[element].appearances > 0, !views[element].isLeaving,
        names.insert(name).inserted
      else { continue }
      let gesture = PlatformGesture(.rerender(screen: name)) {
        [weak host, handle = node.handle] in
        Isolation.assumed {
          if let node = handle.node { host?.rerender(around: node) }
        }
      }
      // A rerender needs no finger.
      if ofFinger.isEmpty { offered.append(gesture) } else { ofFinger.append(gesture) }
    }
  }

  var wantsGestures: Bool { if case .gestures = purpose { true } else { false } }

  private mutating func visit(_ node: Node, _ place: Place) {
    var place = place
    place.isVisible = place.isVisible && node.isSelected
    switch node.part {
    case .plain, .hides, .dismissDisabled, .touchesBelow, .opensURLs, .continuesActivity,
      .rowActionDisabled:
      if wantsContents, node.holdsContents {
        claim(node.heldObjects, node.heldValues, at: place)
      }
      if node.children.count != 1 { place.identifier = nil }
      visitChildren(of: node, place)
    case .hitTesting(let isAllowed):
      place.isCovered = place.isCovered || !isAllowed
      visitChildren(of: node, place)
    case .container:
      place.identifier = nil
      visitChildren(of: node, place)
    case .inBar(let bar):
      place.identifier = nil
      place.bar = bar
      visitChildren(of: node, place)
    case .identifier(let identifier):
      place.identifier = identifier
      visitChildren(of: node, place)
    case .text, .image: break
    case .control(let action):
      add(node, action, at: place)
    case .tappable(let action):
      visit(ViewGestures(tap: action), in: node, place)
    case .gestures(let gestures):
      visit(gestures, in: node, place)
    case .scrolls(let refreshing):
      place.identifier = nil
      visit(refreshing, in: node, place)
    case .rowAction(let kind, let action):
      guard let row = node.parent, !row.disables(kind) else { break }
      add(node, action, at: place, named: kind.name(forRow: row.children.first?.title))
    case .appView(let name):
      if place.appView != nil, node.isPartOfScreen {
        place.identifier = nil
        if wantsContents { claim([], node.heldValues, at: place) }
      } else {
        enter(node, name, role: .screen, &place)
      }
      visitChildren(of: node, place)
    case .stack(let stack): visit(stack, in: node, place)
    case .tabs(let tabs): visit(tabs, in: node, place)
    case .split(let split): visit(split, in: node, place)
    case .presenter(let presenter): visit(presenter, in: node, place)
    case .hosted(let content): visit(content, in: node, place)
    }
  }

  mutating func visitChildren(of node: Node, _ place: Place) {
    for child in node.children { visit(child, place) }
  }

  // MARK: - Elements

  private mutating func enter(
    _ node: Node, _ name: String, role: PlatformView.Role, _ place: inout Place
  ) {
    var isContainer = false
    switch role {
    case .stack, .tabs, .presentation: isContainer = true
    case .screen, .composite: break
    }
    var objects: [AnyObject] = []
    var named: [AnyObject] = []
    var state: [(name: String, value: Any)] = []
    if wantsContents, node.appViewName != nil {
      objects = unclaimed.objects + node.heldObjects
      state = unclaimed.state + node.heldValues
      unclaimed = ([], [])
      named = node.namedObjects
    }
    if !isContainer, let outer = place.appView { views[outer].role = .composite }
    views.append(
      PlatformView(
        depth: place.depth, name: name, role: role, objects: objects, named: named,
        handle: node.handle, state: state, isHittable: place.isHittable,
        appearances: isContainer ? (place.isVisible ? 1 : 0) : appearances(of: node, place),
        isLeaving: place.isLeaving))
    place.element = views.count - 1
    if wantsRerenders, !isContainer { entered.append((views.count - 1, node)) }
    if !isContainer { place.appView = views.count - 1 }
    place.depth += 1
    if isContainer { place.identifier = nil }
  }

  private func appearances(of node: Node, _ place: Place) -> Int {
    if node.appViewName != nil { return node.appearances }
    return place.isVisible ? 1 : 0
  }

  /// Assigns the objects that a modifier holds to the view around it.
  mutating func claim(
    _ objects: [AnyObject], _ state: [(name: String, value: Any)], at place: Place
  ) {
    guard !objects.isEmpty || !state.isEmpty else { return }
    if let element = place.element {
      views[element].objects += objects
      views[element].state += state
    } else {
      unclaimed.objects += objects
      unclaimed.state += state
    }
  }

  mutating func add(
    _ node: Node, _ action: @escaping @MainActor () -> Void, at place: Place,
    named name: String? = nil
  ) {
    switch purpose {
    case .views, .control: break
    case .names, .gestures: return
    }
    guard place.isHittable, node.inherited.contents.environment.isEnabled,
      let identifier = name ?? place.identifier ?? node.title
    else { return }
    let action = place.touched.reached(action)
    if case .control(identifier, let screen) = purpose {
      if screen == nil || place.element.map({ views[$0].name }) == screen {
        found.append((place.element ?? -1, action))
      }
    } else if let element = place.element {
      views[element].controls.append(identifier)
    }
  }

  /// Adds a gesture that is offered as long as no finger holds something, or one of a finger that does.
  mutating func offer(_ gesture: PlatformGesture, isOfFinger: Bool) {
    if isOfFinger { ofFinger.append(gesture) } else { offered.append(gesture) }
  }

  /// Adds a control that is looked for.
  mutating func offer(at element: Int, _ action: @escaping @MainActor () -> Void) {
    found.append((element, action))
  }

  /// Adds a view that another window describes: with a screen in it, the view around it is none.
  mutating func add(_ view: PlatformView, within place: Place) {
    if view.role == .screen, let outer = place.appView { views[outer].role = .composite }
    views.append(view)
  }

  mutating func addControls(_ controls: [String], to element: Int) {
    if element >= 0 { views[element].controls += controls }
  }

  // MARK: - Containers

  private mutating func visit(_ stack: StackState, in node: Node, _ place: Place) {
    var place = place
    let outerName = place.appView.map { views[$0].name } ?? "Root"
    enter(node, "NavigationStack", role: .stack, &place)
    if wantsContents { views[views.count - 1].state = stack.ownState }
    addGestures(of: stack, in: node, place)
    let top = node.children.count - 1
    for (level, child) in node.children.enumerated() {
      var inner = place
      inner.isVisible = place.isVisible && (level == top || level == stack.outgoing)
      if level != top, stack.passage?.isHeld == true { inner.isCovered = true }
      visitElement(child, inner.showing(child)) {
        level == 0 ? outerName : ItemNames.name(of: stack.values[level - 1].base)
      }
    }
    guard let leaving = stack.leaving else { return }
    place.isLeaving = true
    visitElement(leaving.node, place) { leaving.name }
  }

  private mutating func visit(_ tabs: TabsState, in node: Node, _ place: Place) {
    var place = place
    enter(node, "TabView", role: .tabs(selected: tabs.selectedIndex), &place)
    let hidesBar = tabs.cells.contains { $0.isSelected && $0.node?.hides(.tabBar) == true }
    if place.isHittable, wantsGestures, !hidesBar {
      for index in tabs.cells.indices {
        offered.append(
          PlatformGesture(
            .gesture(NavigationModel.Gesture(.tapTab, "\(index)", on: node.inherited.address))
          ) {
            [weak tabs] in
            Isolation.assumed { tabs?.tap(index) }
          })
      }
    }
    for cell in tabs.cells {
      guard let child = cell.node else { continue }
      var inner = place
      inner.isVisible = place.isVisible && cell.isSelected
      let element = views.count
      visitElement(child, inner) { Self.name(of: cell, in: tabs) }
      if wantsContents, cell.isActivated, !cell.isSelected, child.listensWithin {
        views[element].state.append(("tab", "loaded"))
      }
      // A tab that was never visible belongs to the coordinator that its view already knows.
      if wantsContents, !cell.isActivated {
        let brought = child.brought
        views[element].objects = brought.held
        views[element].named = brought.named
      }
    }
  }

  private static func name(of cell: TabCell, in tabs: TabsState) -> String {
    let type = cell.contentType
    return type is any PrimitiveView.Type
      ? "tab(\(tabs.tagName(of: cell)))" : TypeNames.baseName(of: type)
  }

  private mutating func visit(_ split: SplitState, in node: Node, _ place: Place) {
    var place = place
    addGestures(of: split, in: node, place)
    hasMetColumns = true
    enter(node, "NavigationSplitView", role: .composite, &place)
    if wantsContents { views[views.count - 1].state = split.ownState }
    for (column, child) in node.children.enumerated() {
      var inner = place
      inner.isVisible = place.isVisible && split.isInSight(column)
      visitElement(child, inner) { split.columns[column].name }
    }
  }

  private mutating func addGestures(of split: SplitState, in node: Node, _ place: Place) {
    guard wantsGestures else { return }
    func offer(
      _ action: NavigationModel.Gesture.Action, _ perform: @escaping @MainActor (SplitState) -> Void
    ) {
      let kind = EventKind.gesture(NavigationModel.Gesture(action, "", on: node.inherited.address))
      offered.append(
        PlatformGesture(kind) { [weak split] in
          Isolation.assumed { if let split { perform(split) } }
        })
    }
    let isNarrow = split.isNarrow
    if !hasMetColumns {
      offer(isNarrow ? .expand : .collapse) { $0.node?.host.setNarrow(!isNarrow) }
    }
    guard place.isHittable else { return }
    guard isNarrow else { return offer(.toggleSidebar) { $0.toggleSidebar() } }
    let stack = node.children[split.top].firstStack
    if split.top > 0, stack.map({ $0.depth == 0 && $0.passage == nil }) ?? true {
      offer(.back) { $0.goBack() }
    }
  }

  private mutating func visit(_ presenter: PresenterState, in node: Node, _ place: Place) {
    visit(node.children[0], place)
    if wantsContents { claim([], presenter.unseenState, at: place) }
    guard let shown = presenter.shown, node.children.count > 1 else { return }
    let content = node.children[1]
    var inner = place
    inner.isVisible = place.isContextVisible
    inner.isCovered = presenter.contentSlot.isCovering
    let style = presenter.style.rawValue
    let outerName = place.appView.map { views[$0].name } ?? "Root"
    // A presented view is not part of the view that presents it.
    inner.appView = nil
    inner.touched = TouchedAround()
    inner = inner.showing(content)
    enter(node, style, role: .presentation(style), &inner)
    if wantsContents, !(shown.item is Bool) {
      views[views.count - 1].state = [("item", shown.item)]
    }
    if wantsGestures, presenter.style == .sheet, inner.isHittable, !content.disablesDismissal {
      offered.append(
        PlatformGesture(
          .gesture(NavigationModel.Gesture(.swipeDownSheet, on: content.inherited.address))
        ) {
          [weak presenter] in
          Isolation.assumed { presenter?.withdraw() }
        })
    }
    visitElement(content, inner) {
      let item = shown.item is Bool ? "" : ".\(ItemNames.name(of: shown.item))"
      return "\(outerName).\(style)\(item)"
    }
  }

  /// Visits the element for one child of a container: a single view of the app, otherwise an
  /// element of its own that collects the controls.
  ///
  /// - Parameter name: the name of such an element.
  private mutating func visitElement(_ node: Node, _ place: Place, name: () -> String) {
    var place = place
    if node.onlyAppView == nil { enter(node, name(), role: .screen, &place) }
    visit(node, place)
  }

  private mutating func addGestures(of stack: StackState, in node: Node, _ place: Place) {
    guard wantsGestures, place.isHittable else { return }
    let address = node.inherited.address
    func gesture(
      _ action: NavigationModel.Gesture.Action, _ argument: String = "",
      phase: NavigationModel.Gesture.Phase? = nil,
      _ perform: @escaping @MainActor () -> Void
    ) -> PlatformGesture {
      PlatformGesture(
        .gesture(NavigationModel.Gesture(action, argument, phase: phase, on: address))
      ) {
        Isolation.assumed { perform() }
      }
    }
    if stack.passage?.isHeld == true {
      ofFinger.append(
        gesture(.swipeBack, phase: .finish) { [weak stack] in stack?.endSwipe(cancelled: false) })
      ofFinger.append(
        gesture(.swipeBack, phase: .cancel) { [weak stack] in stack?.endSwipe(cancelled: true) })
    }
    guard stack.passage == nil, stack.depth > 0,
      node.children.last?.hides([.backButton, .navigationBar]) == false
    else { return }
    let depth = stack.depth
    offered.append(gesture(.back) { [weak stack] in stack?.goBack(to: depth - 1) })
    offered.append(gesture(.swipeBack, phase: .begin) { [weak stack] in stack?.beginSwipe() })
    guard depth > 1 else { return }
    for count in 2...depth {
      offered.append(
        gesture(.longPressBack, "\(count)") { [weak stack] in stack?.goBack(to: depth - count) })
    }
  }
}
