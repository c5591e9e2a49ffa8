import NavigationModel

/// An object that keeps the nodes of a window and updates them.
@MainActor
final class ViewHost {
  private(set) var root: Node?

  /// A Boolean value that indicates whether the window is in sight.
  private(set) var isShown = true
  let slot = PresentationSlot()

  /// A Boolean value that indicates whether the window has room for one column only.
  private(set) var isNarrow = false

  /// A Boolean value that indicates whether a view has hidden a bar, now or before.
  var hidesBars = false

  /// A Boolean value that indicates whether every body is evaluated again, changed or not.
  private(set) var isForcing = false

  // The slots of the window and of all presented content, outer ones first.
  var slots: [PresentationSlot] = []
  var staleStacks: [StackState] = []
  // The stacks whose top level a finger holds.
  var heldStacks: [StackState] = []
  var removed: [Node] = []
  // The places whose views listen to what views inside set for them, outer ones first.
  var preferenceListeners: [Node] = []
  // What places show that is no view of this module.
  var hosted: [any HostedContent] = []

  private var dirty: [Node] = []
  private var isScheduled = false
  private var actionsAfterRender: [() -> Void] = []

  func mount<V: View>(_ view: V) {
    slots = [slot]
    let node = ViewNode(
      view, host: self, parent: nil,
      inherited: InheritedValues(InheritedValues.Contents(slot: slot)))
    root = node
    node.reevaluate()
    finish()
  }

  /// Shows another view of the same type at the root.
  func replaceRoot<V: View>(with view: V) {
    guard let root = root as? ViewNode<V> else { return }
    root.update(view, inherited: root.inherited)
    finish()
  }

  /// Evaluates a node again, after what it inherits has changed.
  func update(_ node: Node) {
    node.reevaluate()
    finish()
  }

  /// Lets what the window shows appear or disappear.
  func show(_ isShown: Bool) {
    guard self.isShown != isShown else { return }
    self.isShown = isShown
    updateSight()
  }

  /// Makes room for one column only, or for several.
  func setNarrow(_ isNarrow: Bool) {
    guard self.isNarrow != isNarrow else { return }
    self.isNarrow = isNarrow
    root?.adaptSplits(isNarrow: isNarrow)
    updateSight()
  }

  /// Evaluates every body again, starting with the root.
  func rerender() {
    guard let root else { return }
    isForcing = true
    root.reevaluate()
    isForcing = false
    finish()
  }

  /// Evaluates the view around a screen again, with everything in it, changed or not.
  func rerender(around screen: Node) {
    guard screen.isMounted else { return }
    var outer = screen
    while let parent = outer.parent {
      outer = parent
      if outer.appViewName != nil { break }
    }
    isForcing = true
    outer.reevaluate()
    isForcing = false
    finish()
  }

  func unmount() {
    guard let root else { return }
    self.root = nil
    dirty = []
    actionsAfterRender = []
    remove(root)
    updateAppearances()
    slots = []
    heldStacks = []
    HeadlessPlatform.windowsChanged()
  }

  /// Records that a node needs an update, and requests one render for all nodes until then.
  func invalidated(_ node: Node) {
    HeadlessPlatform.windowsChanged()
    dirty.append(node)
    scheduleRender()
  }

  func scheduleRender() {
    guard !isScheduled, root != nil else { return }
    isScheduled = true
    HeadlessPlatform.schedule(.render) { [weak self] in
      Isolation.assumed { self?.render() }
    }
  }

  /// Runs an action once the views are updated.
  func afterRender(_ action: @escaping () -> Void) { actionsAfterRender.append(action) }

  private func render() {
    isScheduled = false
    guard root != nil else { return }
    // Outer views first: the views that they evaluate again need no update of their own.
    let nodes = dirty.sorted { $0.depth < $1.depth }
    dirty = []
    for node in nodes where node.isMounted && node.isDirty {
      // What arranges tabs says which there are, and in which order.
      let tabs = node.isStructural ? node.inherited.contents.tabs?.node : nil
      (tabs ?? node).reevaluate()
    }
    finish()
  }

  private func finish() {
    while !staleStacks.isEmpty { staleStacks.removeFirst().renderLevels() }
    resolvePresentations()
    let actions = actionsAfterRender + preferenceChanges
    actionsAfterRender = []
    for action in actions { action() }
    updateSight()
  }

  /// Updates which views are visible. A finger releases what is no longer visible.
  func updateSight() {
    updateAppearances()
    let lost = heldStacks.filter { !$0.isUnderFinger }
    for stack in lost { stack.loseFinger() }
    if !lost.isEmpty { updateAppearances() }
    HeadlessPlatform.windowsChanged()
  }

  /// Removes a node and everything in it from the window. It still has to disappear.
  func remove(_ node: Node) {
    markUnmounted(node)
    removed.append(node)
  }

  private func markUnmounted(_ node: Node) {
    for child in node.children { markUnmounted(child) }
    if case .stack(let stack) = node.part { stack.endLeaving() }
    node.isMounted = false
    node.lifecycle?.unmount?()
  }
}

extension Node {
  fileprivate func adaptSplits(isNarrow: Bool) {
    if case .split(let split) = part { split.adapt(isNarrow: isNarrow) }
    for child in children { child.adaptSplits(isNarrow: isNarrow) }
  }
}
