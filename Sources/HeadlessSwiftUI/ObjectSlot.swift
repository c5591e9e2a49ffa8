import HeadlessCombine

/// A slot that observes an object for a view's place.
final class ObjectSlot {
  let object: AnyObject
  private let subscription: (any Cancellable)?

  @MainActor
  init<O: ObservableObject>(_ object: O, in node: Node) {
    self.object = object
    let handle = node.handle
    subscription = object.onWillChange { handle.invalidate() }
  }

  init(silent object: AnyObject) {
    self.object = object
    subscription = nil
  }

  deinit { subscription?.cancel() }

  /// Returns the slot for the object, which is the existing one if it observes the same object.
  @MainActor
  static func listening<O: ObservableObject>(
    to object: O, instead slot: AnyObject?, in node: Node
  ) -> ObjectSlot {
    let old = slot.map { unsafeDowncast($0, to: ObjectSlot.self) }
    if let old, old.object === object { return old }
    return ObjectSlot(object, in: node)
  }

  static func object(in slot: AnyObject?) -> AnyObject? {
    slot.map { unsafeDowncast($0, to: ObjectSlot.self).object }
  }
}
