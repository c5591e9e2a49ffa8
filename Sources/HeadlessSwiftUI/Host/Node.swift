import HeadlessCombine

/// One view in its place: what stays while the views that describe it come and go.
@MainActor
class Node {
  /// What the hierarchy, the gestures and the appearances need to know about a node.
  enum Part {
    case plain
    case container
    case text(String)
    case image(String)
    case control(@MainActor () -> Void)
    case tappable(@MainActor () -> Void)
    case appView(String)
    case identifier(String)
    case backButtonHidden(Bool)
    case dismissDisabled(Bool)
    case stack(StackState)
    case tabs(TabsState)
    case presenter(PresenterState)
  }

  unowned let host: ViewHost
  let viewType: ObjectIdentifier
  // Only a mounted node may look at its parent, and a parent outlives its mounted children.
  unowned(unsafe) let parent: Node?
  let depth: Int
  final var scope: Scope
  final var children: [Node] = []

  // Which of several possible views stands here, besides its type.
  final var variant = 0
  final var identity: AnyHashable?

  final var part = Part.plain
  final var isMounted = true
  final var isDirty = false
  final var hasAppeared = false
  final var appearances = 0

  // What the place remembers for the views: one slot per dynamic property, or a modifier's own.
  final var plan: ViewPlan?
  final var slots: [AnyObject?] = []
  final var memory: AnyObject?
  final var lifecycle: NodeLifecycle?
  final var tab: TabCell?
  private final var derivedScope: (from: Scope, scope: Scope)?
  private final var ownHandle: NodeHandle?

  init(_ viewType: Any.Type, host: ViewHost, parent: Node?, scope: Scope) {
    self.viewType = ObjectIdentifier(viewType)
    self.host = host
    self.parent = parent
    self.scope = scope
    depth = (parent?.depth ?? 0) + 1
  }

  deinit { ownHandle?.clear() }

  /// The node as it is held by what may outlive it.
  final var handle: NodeHandle {
    if let ownHandle { return ownHandle }
    let handle = NodeHandle(self)
    ownHandle = handle
    return handle
  }

  /// Renders what the node holds once more.
  func reevaluate() {}

  /// Whether the node's view only arranges others.
  var isStructural: Bool { false }

  /// Asks for another look at the node's view because something it depends on changes.
  final func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    host.invalidated(self)
  }

  /// Runs a piece of the app's view code; what it reads of observable objects leads back here.
  final func tracked<T>(_ body: () -> T) -> T {
    Observing.track(body, invalidating: handle)
  }

  /// The scope for the children: the one made last time if nothing it depends on has changed.
  final func scope(isSame: Bool, _ change: (inout Scope.Contents) -> Void) -> Scope {
    if isSame, let derivedScope, derivedScope.from === scope { return derivedScope.scope }
    let new = scope.changed(change)
    derivedScope = (scope, new)
    return new
  }

  /// What the node remembers between renders, made on first use.
  final func remembered<T: AnyObject>(_ make: () -> T) -> T {
    if let memory { return unsafeDowncast(memory, to: T.self) }
    let made = make()
    memory = made
    return made
  }
}

/// A way back to a node for those who may outlive it.
///
/// A weak reference would do, but it makes every later retain of the node slow. All of this happens
/// on the one thread of the platform.
final class NodeHandle: @unchecked Sendable {
  private unowned(unsafe) var target: Node?

  init(_ node: Node) { target = node }

  /// The node while it exists.
  var node: Node? { target }

  func clear() { target = nil }

  /// Asks for another look at the node's view, if it still exists.
  func invalidate() {
    guard let target else { return }
    Isolation.assumed { target.invalidate() }
  }
}

/// What a node does when it comes and goes.
struct NodeLifecycle {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var unmount: (() -> Void)?
}

/// A node for a view of one type.
final class ViewNode<V: View>: Node {
  private(set) var view: V
  private let primitive: (any PrimitiveView.Type)?

  init(_ view: V, host: ViewHost, parent: Node?, scope: Scope) {
    self.view = view
    primitive = V.self as? any PrimitiveView.Type
    super.init(V.self, host: host, parent: parent, scope: scope)
    if primitive == nil { part = .appView(TypeNames.baseName(of: V.self)) }
  }

  override var isStructural: Bool { V.self is any StructuralView.Type }

  /// Takes the view that now stands in this place.
  func update(_ new: V, scope newScope: Scope) {
    let isSame =
      primitive == nil && !isDirty && !host.isForcing && scope === newScope
      && plan?.areSame(view, new) == true
    view = new
    scope = newScope
    if !isSame { reevaluate() }
  }

  override func reevaluate() {
    isDirty = false
    if let tabs = scope.contents.tabs, !isStructural,
      !tabs.admits(self, holding: view)
    {
      return
    }
    if let primitive {
      primitive.evaluate(self)
    } else {
      view = installed(view)
      let view = view
      render(tracked { view.body })
    }
  }
}
