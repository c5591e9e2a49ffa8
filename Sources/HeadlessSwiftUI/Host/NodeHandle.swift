import NavigationModel

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
