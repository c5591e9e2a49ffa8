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
