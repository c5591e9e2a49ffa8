import HeadlessCombine

/// A property wrapper for an observed object that belongs to a view's place, which keeps the first
/// instance.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  fileprivate let thunk: () -> ObjectType
  fileprivate var installed: ObjectType?

  /// Creates a property with a closure that creates its object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }

  /// The object. Before the view has a place, each access creates a new one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { installed ?? thunk() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: InstalledProperty {
  static func install(_ field: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: Node) {
    let field = field.assumingMemoryBound(to: StateObject.self)
    let holder =
      slot.map { unsafeDowncast($0, to: ObjectSlot.self) }
      ?? ObjectSlot(field.pointee.thunk(), in: node)
    slot = holder
    field.pointee.installed = unsafeDowncast(holder.object, to: ObjectType.self)
  }

  static func object(in slot: AnyObject?) -> AnyObject? { ObjectSlot.object(in: slot) }

  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { true }
}
