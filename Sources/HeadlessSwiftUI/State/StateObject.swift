import HeadlessCombine

/// An observed object that belongs to a view's place: the first instance stays as long as that.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  fileprivate let thunk: () -> ObjectType
  fileprivate var installed: ObjectType?

  /// Makes a property with a way to make its object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }

  /// The object; before the view has a place, a new one on each access.
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
