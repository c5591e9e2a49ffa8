#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    case opensURLs(@MainActor (URL) -> Void)
    case stack(StackState)
    case tabs(TabsState)
    case presenter(PresenterState)
  }

  // The host outlives what is mounted in it, and nothing else asks for it.
  unowned(unsafe) let host: ViewHost
  let viewType: ObjectIdentifier
  // Only a mounted node may look at its parent, and a parent outlives its mounted children.
  unowned(unsafe) let parent: Node?
  let depth: Int
  final var scope: Scope
  final var children: [Node] = []

  // Which of several possible views stands here, besides its type.
  final var variant = 0
  final var identity: AnyHashable?

  final var part = Part.plain {
    didSet {
      switch part {
      case .stack, .presenter: hidesChildren = true
      default: hidesChildren = false
      }
    }
  }

  // Beside the part, which costs more to read: every render asks all nodes.
  private(set) final var hidesChildren = false

  // Beside the part, which costs more to read: every look at the window asks for it.
  final var appViewName: String?
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

  /// The app's objects that the node's view brings along, rendered or not.
  var broughtObjects: [AnyObject] { [] }

  /// The objects that the node's view keeps in plain properties.
  var namedObjects: [AnyObject] { [] }

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

/// What a node does when it comes and goes.
struct NodeLifecycle {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var unmount: (() -> Void)?
}
