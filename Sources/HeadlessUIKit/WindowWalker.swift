import NavigationModel

/// A walk over a window that describes it as a person sees it.
@MainActor
struct WindowWalker {
  /// The purposes of a walk.
  enum Purpose {
    /// The views with everything that they hold and offer.
    case views
    /// The views with their places, roles and objects alone.
    case outline
    case gestures, controls
  }

  struct Control {
    let identifier: String
    /// The position of the view that shows it.
    let view: Int
    let action: @MainActor () -> Void
  }

  var views: [PlatformView] = []
  var controls: [Control] = []

  private var offered: [PlatformGesture] = []
  private var ofFinger: [PlatformGesture] = []
  private var hasMetColumns = false
  /// The gestures that recognizers of a controller wait for: of two on one view a person reaches one.
  private var recognizedNames: Set<Gesture> = []
  /// The controls of a controller that a touch makes do more than one thing.
  private var repeatedActions: [(name: String, value: Any)] = []
  let purpose: Purpose

  /// The gestures that a person can make. While a finger holds something, it can only be lifted.
  var gestures: [PlatformGesture] { ofFinger.isEmpty ? offered : ofFinger }

  /// The place of a controller in the window.
  struct Place {
    var depth = 0
    var address = ""
    /// A Boolean value that indicates whether the address is needed.
    var hasAddress: Bool
    var isInSight: Bool
    var isCovered = false

    /// A Boolean value that indicates whether nothing is appearing or disappearing here.
    var isCalm = true

    /// A Boolean value that indicates whether the controller is no longer in its container.
    var isLeaving = false

    var isHittable: Bool { isInSight && !isCovered }
    var offersGestures: Bool { isHittable && isCalm }

    /// The address as gestures have it.
    var container: String { address.isEmpty ? "root" : address }

    func extended(_ separator: String, _ component: @autoclosure () -> String) -> Place {
      guard hasAddress else { return self }
      let component = component()
      var place = self
      place.address = address.isEmpty ? component : address + separator + component
      return place
    }
  }

  /// Walks over windows.
  ///
  /// - Parameter windows: the windows of an app, from back to front.
  init(_ windows: [UIWindow], for purpose: Purpose) {
    self.purpose = purpose
    for (position, window) in windows.enumerated() {
      var place = Place(hasAddress: purpose == .gestures, isInSight: window.isShown)
      place.isCovered = windows[(position + 1)...].contains(where: \.takesTouches)
      if position > 0 { place = place.extended("", "window(\(position + 1))") }
      visit(window, place)
    }
  }

  /// Walks over what a controller shows that is in no window.
  init(offScreen controller: UIViewController) {
    purpose = .views
    visit(controller, Place(hasAddress: false, isInSight: false))
  }

  private mutating func visit(_ window: UIWindow, _ inWindow: Place) {
    let first = views.count
    var place = inWindow
    let former = window.formerRoots
    place.cover(by: former.compactMap(\.presentation).last, over: nil)
    if purpose == .gestures, let held = window.held { addLettingGo(of: held) }
    if let root = window.rootViewController { visit(root, place) }
    if purpose == .views, window.isNarrow, !hasMetColumns, !views.isEmpty {
      // Columns that come later will be collapsed.
      views[0].state.append(("isNarrow", true))
    }
    if purpose == .views, let held = window.held, !views.isEmpty {
      views[0].state.append(("finger", EventKind.gesture(held.begun).name))
    }
    for root in former {
      var place = inWindow
      place.depth = views.count == first ? 0 : 1
      visitPresentation(of: root, place)
    }
  }

  // MARK: - Controllers

  mutating func visit(_ controller: UIViewController, _ outer: Place) {
    // A control that is not visible can't be tapped, nor one within it or presented by it.
    if purpose == .controls, !outer.isInSight { return }
    var place = outer
    let presentation = controller.presentation
    place.cover(by: presentation, over: controller)
    add(controller, place)
    place.isLeaving = false
    var inner = place
    inner.depth += 1
    switch controller.facts.kind {
    case .stack: visitLevels(of: controller as! UINavigationController, inner)
    case .tabs: visitTabs(of: controller as! UITabBarController, inner)
    case .columns: visitColumns(of: controller as! UISplitViewController, inner)
    case .pages: visitPages(of: controller as! UIPageViewController, inner)
    case .alert: visitChoices(of: controller as! any OffersChoices, inner)
    case .plain:
      visitChildren(of: controller, inner)
      if controller.facts.hosts { visitHosted(by: controller, inner) }
    }
    if presentation != nil {
      var above = outer
      above.depth += 1
      visitPresentation(of: controller, above)
    }
  }

  private mutating func add(_ controller: UIViewController, _ place: Place) {
    if purpose == .gestures {
      recognizedNames = []
      if place.offersGestures { addSearch(of: controller, at: place) }
      if place.offersGestures, let root = controller.viewIfLoaded {
        addRecognized(in: root, of: root, at: place)
      }
      return
    }
    if purpose == .outline {
      views.append(
        PlatformView(
          depth: place.depth, name: "", role: role(of: controller),
          objects: controller.isOfApp ? [controller] : [], element: controller,
          isLeaving: place.isLeaving))
      return
    }
    let isWhole = purpose == .views
    let from = controls.count
    repeatedActions = []
    if place.isHittable {
      if !controller.isContainer, let bar = controller.parent as? UINavigationController,
        bar.showsBar
      {
        for item in controller.navigationItem.barButtonItems { add(item) }
      }
      if let root = controller.viewIfLoaded { addControls(in: root, of: root) }
    }
    views.append(
      PlatformView(
        depth: place.depth, name: controller.screenName, role: role(of: controller),
        objects: isWhole && controller.isOfApp ? [controller] : [], element: controller,
        state: isWhole ? controller.ownState + repeatedActions : [],
        handlers: isWhole ? controller.waitingHandlers : [], isHittable: place.isHittable,
        controls: controls[from...].map(\.identifier),
        appearances: controller.isInSight ? 1 : 0, isLeaving: place.isLeaving))
  }

  private func role(of controller: UIViewController) -> PlatformView.Role {
    switch controller.facts.kind {
    case .stack: .stack
    case .tabs: .tabs(selected: (controller as! UITabBarController).selectedPlace)
    case .columns: .composite
    // One of the app's own that has no pages yet is in sight all the same.
    case .pages: controller.isOfApp && controller.children.isEmpty ? .screen : .composite
    case .alert, .plain:
      controller.ownChildren.isEmpty && !controller.hostsScreens
        && !(controller is UISearchController) ? .screen : .composite
    }
  }

  // MARK: - Controls

  // Controls are added before the view that shows them.

  private mutating func add(_ item: UIBarButtonItem) {
    if let view = item.customView { return addControls(in: view, of: view) }
    guard item.isEnabled, let action = item.primaryAction, let identifier = item.identifier
    else { return }
    controls.append(
      Control(identifier: identifier, view: views.count) { action.perform(from: item) })
  }

  /// Adds the controls in a view, but not those of other controllers.
  private mutating func addControls(in view: UIView, of root: UIView) {
    guard view.canBeTouched, view === root || view.controller == nil
    else { return }
    if let control = view.control {
      guard control.isEnabled else { return }
      for part in control.parts { addControl(part.caption, part.touch) }
      if let identifier = control.accessibilityIdentifier ?? control.caption {
        if control.parts.isEmpty { addControl(identifier) { control.touch() } }
        if control.actionCount > 1 {
          repeatedActions.append(("actions of \(identifier)", control.actionCount))
        }
      }
    }
    if let words = view.control?.ownWords {
      note(view.control?.accessibilityIdentifier ?? "control", words)
    }
    addTaps(on: view)
    for subview in view.subviews { addControls(in: subview, of: root) }
  }

  /// Adds a control of the screen that is visited.
  mutating func addControl(_ identifier: String, _ action: @escaping @MainActor () -> Void) {
    controls.append(Control(identifier: identifier, view: views.count, action: action))
  }

  /// Adds something to the state of the screen that is visited.
  mutating func note(_ name: String, _ value: Any) { repeatedActions.append((name, value)) }

  // MARK: - Containers

  private mutating func visitLevels(of stack: UINavigationController, _ place: Place) {
    addGestures(of: stack, place)
    let running = stack.transition
    for controller in stack.contained {
      var inner = place
      let isComing = controller === stack.shown
      let isGoing = running?.from === controller
      inner.isInSight = place.isInSight && (isComing || isGoing)
      // A screen that a swipe reveals can't be tapped before the finger is lifted.
      if isComing, running?.isInteractive == true { inner.isCovered = true }
      // What an animator of the app's moves can't be tapped before it is done.
      if running?.animator != nil { inner.isCovered = true }
      if running != nil { inner.isCalm = false }
      inner.isLeaving = stack.stack.place(of: controller) == nil
      if inner.hasAddress, controller.facts.kind == .stack {
        let name = controller.splitViewController?.columnName(of: controller)
        inner = inner.extended(":", name ?? "level(\(stack.stack.place(of: controller) ?? 0))")
      }
      visit(controller, inner)
    }
  }

  private mutating func addGestures(of stack: UINavigationController, _ place: Place) {
    guard purpose == .gestures else { return }
    if let running = stack.transition, running.isHeld {
      addLettingGo(.swipeBack, at: place) { [weak stack] in stack?.endSwipe(cancelled: $0) }
    }
    guard place.offersGestures, stack.transition == nil, stack.stack.count > 1 else { return }
    if let inner = stack.stack.last as? UINavigationController, inner.stack.count > 1 { return }
    if stack.showsBackButton {
      offer(.back, at: place) { [weak stack] in _ = stack?.popViewController(animated: true) }
      for count in 2..<max(2, stack.stack.count) {
        offer(.longPressBack, "\(count)", at: place) { [weak stack] in stack?.goBack(count) }
      }
    }
    if stack.canSwipeBack {
      offer(.swipeBack, phase: .begin, at: place) { [weak stack] in stack?.beginSwipe() }
    }
  }

  private mutating func visitTabs(of controller: UITabBarController, _ place: Place) {
    if purpose == .gestures, place.offersGestures, controller.showsBar {
      for index in controller.tabs.indices {
        offer(.tapTab, "\(index)", at: place) { [weak controller] in controller?.tap(index) }
      }
    }
    for tab in controller.tabs {
      var inner = place.extended(":", "tab(\(controller.name(of: tab)))")
      inner.isInSight = place.isInSight && controller.shows(tab)
      visit(tab, inner)
    }
  }

  private mutating func visitColumns(of controller: UISplitViewController, _ place: Place) {
    let isFirst = !hasMetColumns
    hasMetColumns = true
    if purpose == .gestures, isFirst {
      offer(controller.isCollapsed ? .expand : .collapse, at: place) { [weak controller] in
        guard let controller else { return }
        controller.treeWindow?.setNarrow(!controller.isCollapsed)
      }
    }
    for column in controller.contained {
      var inner = place
      if place.hasAddress, let name = controller.columnName(of: column) {
        inner = place.extended(":", name)
      }
      inner.isInSight = place.isInSight && controller.shows(column)
      visit(column, inner)
    }
  }

  private mutating func visitChoices(of alert: any OffersChoices, _ place: Place) {
    guard place.isHittable else { return }
    for (title, take) in alert.choices {
      switch purpose {
      case .outline: break
      case .views: views[views.count - 1].controls.append(title)
      case .controls:
        controls.append(Control(identifier: title, view: views.count - 1, action: take))
      case .gestures: if place.isCalm { offer(.tapAction, title, at: place, take) }
      }
    }
  }

  private mutating func visitChildren(of controller: UIViewController, _ place: Place) {
    let children = controller.ownChildren
    for (index, child) in children.enumerated() {
      var inner = children.count > 1 ? place.extended(":", "child(\(index))") : place
      inner.isInSight = place.isInSight && controller.shows(child)
      visit(child, inner)
    }
  }

  private mutating func visitPresentation(of presenter: UIViewController, _ outer: Place) {
    guard let presentation = presenter.presentation else { return }
    var place = outer.extended("▸", presentation.kind)
    place.isCovered = false
    place.isCalm = presentation.phase == .settled
    if presentation.transition?.animator != nil { place.isCovered = true }
    let presented = presentation.presented
    switch purpose {
    case .views, .outline, .controls:
      var inside = place
      inside.cover(by: presented.presentation, over: presented)
      views.append(
        PlatformView(
          depth: place.depth, name: presentation.kind, role: .presentation(presentation.kind),
          state: purpose == .views ? presentation.ownState : [],
          handlers: purpose == .views ? presentation.waitingHandlers : [],
          isHittable: inside.isHittable,
          controls: addControls(of: presentation, isHittable: inside.isHittable),
          appearances: presented.isInSight ? 1 : 0, isLeaving: presentation.phase == .leaving))
    case .gestures: addGestures(of: presentation, by: presenter, place)
    }
    place.depth += 1
    visit(presented, place)
  }

  /// Adds what can be tapped around a presented controller.
  private mutating func addControls(of presentation: Presentation, isHittable: Bool) -> [String] {
    guard purpose != .outline, isHittable, presentation.phase == .settled,
      let container = presentation.controller.containerView
    else { return [] }
    let from = controls.count
    addControls(in: container, of: container)
    return controls[from...].map(\.identifier)
  }

  private mutating func addGestures(
    of presentation: Presentation, by presenter: UIViewController, _ place: Place
  ) {
    if let running = presentation.transition, running.isHeld {
      addLettingGo(.swipeDownSheet, at: place) { [weak presenter] in
        presenter?.endDraggingSheet(cancelled: $0)
      }
    }
    if place.offersGestures, presenter.canTapOutside {
      offer(.tapOutside, at: place) { [weak presenter] in presenter?.tapOutsidePopover() }
    } else if place.offersGestures, presenter.canDragSheet {
      offer(.swipeDownSheet, phase: .begin, at: place) { [weak presenter] in
        presenter?.beginDraggingSheet()
      }
    }
  }

  // MARK: - Gestures

  mutating func offer(
    _ action: Gesture.Action, _ argument: String = "", phase: Gesture.Phase? = nil,
    at place: Place, _ perform: @escaping @MainActor () -> Void
  ) {
    offered.append(
      gesture(Gesture(action, argument, phase: phase, on: place.container), perform))
  }

  /// Offers a gesture that a recognizer waits for, unless another one is reached first.
  mutating func offerOnce(
    _ action: Gesture.Action, _ argument: String, at place: Place,
    _ perform: @escaping @MainActor () -> Void
  ) {
    offerOnce(Gesture(action, argument, on: place.container), perform)
  }

  mutating func offerOnce(_ gesture: Gesture, _ perform: @escaping @MainActor () -> Void) {
    if recognizedNames.insert(gesture).inserted {
      offered.append(self.gesture(gesture, perform))
    }
  }

  /// Adds a gesture of a finger that is down.
  mutating func addOfFinger(_ gesture: Gesture, _ perform: @escaping @MainActor () -> Void) {
    ofFinger.append(self.gesture(gesture, perform))
  }

  private mutating func addLettingGo(
    _ action: Gesture.Action, at place: Place,
    _ end: @escaping @MainActor (_ cancelled: Bool) -> Void
  ) {
    for phase in [Gesture.Phase.finish, .cancel] {
      ofFinger.append(
        gesture(Gesture(action, phase: phase, on: place.container)) { end(phase == .cancel) })
    }
  }

  /// Adds a gesture in what a controller shows.
  mutating func add(_ gesture: PlatformGesture, isHeld: Bool) {
    if isHeld { ofFinger.append(gesture) } else { offered.append(gesture) }
  }

  private func gesture(
    _ gesture: Gesture, _ perform: @escaping @MainActor () -> Void
  ) -> PlatformGesture {
    PlatformGesture(.gesture(gesture)) {
      Isolation.assumed {
        perform()
        HeadlessPlatform.windowsChanged()
      }
    }
  }
}

@MainActor
extension WindowWalker.Place {
  /// Records the presentation over a controller here.
  fileprivate mutating func cover(
    by presentation: Presentation?, over controller: UIViewController?
  ) {
    guard let presentation else { return }
    isCalm = isCalm && presentation.phase == .settled
    if let search = presentation.presented as? UISearchController, !search.covers { return }
    switch presentation.phase {
    case .arriving: if presentation.transition?.animator != nil { isCovered = true }
    case .settled: isCovered = true
    case .leaving:
      // If several screens leave, only the top one is seen to leave.
      if presentation.transition?.isInteractive == true
        || presentation.transition?.animator != nil || controller?.isBeingDismissed == true
      {
        isCovered = true
      }
    }
  }
}

extension UITabBarController {
  /// The index of the selected tab, or -1 if there are no tabs.
  fileprivate var selectedPlace: Int { tabs.place(of: selectedViewController) ?? -1 }
}
