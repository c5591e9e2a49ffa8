import HeadlessCombine

/// A property wrapper for an observed object that a view around this one provides.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  fileprivate var object: ObjectType?

  /// Creates a property whose object is found by its type.
  public init() {}

  /// The object; traps if no view around this one provides it.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else {
      EnvironmentProviders.end(for: EnvironmentMessages.missingObject(ObjectType.self))
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  static func install(_ field: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: Node) {
    let found = node.inherited.contents.environment.object(ObjectType.self)
    field.assumingMemoryBound(to: EnvironmentObject.self).pointee.object = found
    guard let found else { return }
    slot = ObjectSlot.listening(to: found, instead: slot, in: node)
  }

  static func object(in slot: AnyObject?) -> AnyObject? { ObjectSlot.object(in: slot) }

  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { true }
}

package enum EnvironmentMessages {
  package static func missingObject(_ type: Any.Type) -> String {
    let name = TypeNames.name(of: type)
    return "No \(name) is in the environment of this view; "
      + "call .environmentObject(_:) with one on a view around it."
  }
}
