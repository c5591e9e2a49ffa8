import NavigationModel
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A view's place in the hierarchy, which persists while the view structs that describe it come and
/// go.
@MainActor
class Node {
  /// The role of a node in the hierarchy, for gestures and for appearances.
  enum Part {
    case plain
    case container
    case text(String)
    case image(String)
    case control(@MainActor () -> Void)
    case tappable(@MainActor () -> Void)
    case gestures(ViewGestures)
    case scrolls(Refreshing)
    case rowAction(RowAction, @MainActor () -> Void)
    case rowActionDisabled(RowAction?)
    case appView(String)
    case identifier(String)
    case hides(Bars)
    case inBar(Bars)
    case dismissDisabled(Bool)
    case touchesBelow(Bool)
    case hitTesting(Bool)
    case opensURLs(@MainActor (URL) -> Void)
    case continuesActivity(String, @MainActor (Any) -> Void)
    case stack(StackState)
    case tabs(TabsState)
    case split(SplitState)
    case presenter(PresenterState)
    case hosted(any HostedContent)
  }

  // The host outlives its nodes, and only they refer to it.
  unowned(unsafe) let host: ViewHost
  let viewType: ObjectIdentifier
  // Only a mounted node reads its parent, and a parent outlives its mounted children.
  unowned(unsafe) let parent: Node?
  let depth: Int
  final var inherited: InheritedValues
  final var children: [Node] = []

  // The alternative that stands here, if there are several of one type.
  final var variant = 0
  final var identity: AnyHashable?

  final var part = Part.plain {
    didSet {
      switch part {
      case .stack, .presenter, .split: hidesChildren = true
      default: hidesChildren = false
      }
    }
  }

  // Apart from the part, which costs more to read: every render asks all nodes.
  private(set) final var hidesChildren = false

  // Apart from the part, which costs more to read: every look at the window asks for it.
  final var appViewName: String?
  final var isMounted = true
  final var isDirty = false
  final var hasAppeared = false
  final var appearances = 0

  // The storage of the place: one slot for each dynamic property, or a modifier's own.
  final var plan: ViewPlan?
  final var slots: [AnyObject?] = []
  final var memory: AnyObject?
  final var lifecycle: NodeLifecycle?
  final var tab: TabCell?

  /// A Boolean value that indicates whether the view has actions that run while it exists, visible or
  /// not.
  final var listens = false
  private final var derivedValues: (from: InheritedValues, inherited: InheritedValues)?
  private final var ownHandle: NodeHandle?

  init(_ viewType: Any.Type, host: ViewHost, parent: Node?, inherited: InheritedValues) {
    self.viewType = ObjectIdentifier(viewType)
    self.host = host
    self.parent = parent
    self.inherited = inherited
    depth = (parent?.depth ?? 0) + 1
  }

  deinit { ownHandle?.clear() }

  /// A handle to the node for objects that may outlive it.
  final var handle: NodeHandle {
    if let ownHandle { return ownHandle }
    let handle = NodeHandle(self)
    ownHandle = handle
    return handle
  }

  /// Renders the contents of the node again.
  func reevaluate() {}

  /// A Boolean value that indicates whether the node's view only arranges others.
  var isStructural: Bool { false }

  /// A Boolean value that indicates whether the node's view makes one for each element of data.
  var hasElements: Bool { false }

  /// A Boolean value that indicates whether the node's view is one or nothing.
  var mayBeAbsent: Bool { false }

  /// A Boolean value that indicates whether the node's view arranges what others give it.
  var holdsContent: Bool { false }

  /// The app's objects that the node's view has even if it was never rendered.
  var brought: BroughtObjects { BroughtObjects() }

  /// The objects that the node's view keeps in plain properties.
  var namedObjects: [AnyObject] { [] }

  /// A Boolean value that indicates whether the node, or one in it, has actions that run while it is
  /// not visible.
  final var listensWithin: Bool { listens || children.contains(where: \.listensWithin) }

  /// Requests an update of the node because something that its view depends on changes.
  final func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    host.invalidated(self)
  }

  /// Runs a part of the app's view code and tracks which observable objects it reads.
  final func tracked<T>(_ body: () -> T) -> T {
    Observing.track(body, invalidating: handle)
  }

  /// Returns the values that the children inherit: the previous ones if nothing that they depend on
  /// has changed.
  final func inherited(isSame: Bool, _ change: (inout InheritedValues.Contents) -> Void)
    -> InheritedValues
  {
    if isSame, let derivedValues, derivedValues.from === inherited {
      return derivedValues.inherited
    }
    let new = inherited.changed(change)
    derivedValues = (inherited, new)
    return new
  }

  /// Returns the object that the node keeps between renders, created on first use.
  final func remembered<T: AnyObject>(_ make: () -> T) -> T {
    if let memory { return unsafeDowncast(memory, to: T.self) }
    let made = make()
    memory = made
    return made
  }
}

/// The actions of a node when it appears and disappears.
struct NodeLifecycle {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var unmount: (() -> Void)?
}

/// A reference to a node for objects that may outlive it.
///
/// A weak reference would make every later retain of the node slow. All accesses happen on the one
/// thread of the platform.
final class NodeHandle: @unchecked Sendable {
  private unowned(unsafe) var target: Node?

  init(_ node: Node) { target = node }

  /// The node, or `nil` if it is gone.
  var node: Node? { target }

  func clear() { target = nil }

  /// Requests an update of the node if it still exists.
  func invalidate() {
    guard let target else { return }
    Isolation.assumed { target.invalidate() }
  }
}

/// Tracks reads of observable objects.
@MainActor
enum Observing {
  /// Runs the app's code and requests an update of the node as soon as anything that was read
  /// changes.
  static func track<T>(_ body: () -> T, invalidating handle: NodeHandle) -> T {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      return withObservationTracking(body) { handle.invalidate() }
    }
    return body()
  }
}
