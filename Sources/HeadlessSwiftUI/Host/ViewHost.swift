import NavigationModel

/// Keeps the nodes of a window and brings them up to date.
@MainActor
final class ViewHost {
  private(set) var root: Node?
  let slot = PresentationSlot()

  /// Whether every body is evaluated again, changed or not.
  private(set) var isForcing = false

  // Slots of the window and of all presented content, outer ones first.
  var slots: [PresentationSlot] = []
  var staleStacks: [StackState] = []
  // Stacks whose top level is under a finger.
  var heldStacks: [StackState] = []
  var removed: [Node] = []

  private var dirty: [Node] = []
  private var isScheduled = false
  private var actionsAfterRender: [() -> Void] = []

  func mount<V: View>(_ view: V) {
    slots = [slot]
    let node = ViewNode(
      view, host: self, parent: nil, scope: Scope(Scope.Contents(slot: slot)))
    root = node
    node.reevaluate()
    finish()
  }

  /// Evaluates every body again, from the root on.
  func rerender() {
    guard let root else { return }
    isForcing = true
    root.reevaluate()
    isForcing = false
    finish()
  }

  /// Evaluates the view around a screen again, and with it all within, changed or not.
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

  /// Notes that a node needs another look, and asks for one render for all that come until then.
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

  /// Runs an action once the views are up to date.
  func afterRender(_ action: @escaping () -> Void) { actionsAfterRender.append(action) }

  private func render() {
    isScheduled = false
    guard root != nil else { return }
    // Outer views first: what they evaluate again need not be looked at on its own.
    let nodes = dirty.sorted { $0.depth < $1.depth }
    dirty = []
    for node in nodes where node.isMounted && node.isDirty { node.reevaluate() }
    finish()
  }

  private func finish() {
    while !staleStacks.isEmpty { staleStacks.removeFirst().renderLevels() }
    resolvePresentations()
    let actions = actionsAfterRender
    actionsAfterRender = []
    for action in actions { action() }
    updateSight()
  }

  /// Brings up to date what is seen; a finger loses what goes out of sight.
  func updateSight() {
    updateAppearances()
    let lost = heldStacks.filter { !$0.isUnderFinger }
    for stack in lost { stack.loseFinger() }
    if !lost.isEmpty { updateAppearances() }
    HeadlessPlatform.windowsChanged()
  }

  /// Takes a node and all within out of the window; it still has to disappear.
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
