import HeadlessCombine

/// A property wrapper for an observed object that the view receives. A new view struct may bring
/// another.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  fileprivate var object: ObjectType

  /// Creates a property with its object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property with its object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// A wrapper that creates bindings to an object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Creates a binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: InstalledProperty {
  static var isHandedOver: Bool { true }

  static func install(_ field: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: Node) {
    let object = field.assumingMemoryBound(to: ObservedObject.self).pointee.object
    slot = ObjectSlot.listening(to: object, instead: slot, in: node)
  }

  static func object(in slot: AnyObject?) -> AnyObject? { ObjectSlot.object(in: slot) }

  static func object(broughtIn field: UnsafeRawPointer) -> AnyObject? {
    field.assumingMemoryBound(to: ObservedObject.self).pointee.object
  }

  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.assumingMemoryBound(to: ObservedObject.self).pointee.object
      === right.assumingMemoryBound(to: ObservedObject.self).pointee.object
  }
}
