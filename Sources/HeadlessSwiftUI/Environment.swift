import HeadlessCombine
import Observation

/// A property wrapper that reads a value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  fileprivate let read: (EnvironmentValues) -> Value
  fileprivate var value: Value?

  /// Creates a property for a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// The value.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Environment {
  /// Creates a property for an observable object of the environment; traps if there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      guard let object = $0.object(objectType) else {
        EnvironmentProviders.end(for: EnvironmentMessages.missingObservable(objectType))
      }
      return object
    }
  }

  /// Creates a property for an observable object that may be in the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(objectType) }
  }
}

extension Environment: InstalledProperty {
  static var content: PropertyContent { Value.self is AnyObject.Type ? .object : .nothing }

  static func install(_ field: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: Node) {
    let field = field.assumingMemoryBound(to: Environment.self)
    let value = field.pointee.read(node.inherited.contents.environment)
    field.pointee.value = value
    if Value.self is AnyObject.Type { slot = ObjectSlot(silent: value as AnyObject) }
  }

  static func object(in slot: AnyObject?) -> AnyObject? { ObjectSlot.object(in: slot) }

  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { true }
}

extension EnvironmentMessages {
  package static func missingObservable(_ type: Any.Type) -> String {
    let name = TypeNames.name(of: type)
    return "No \(name) is in the environment of this view; "
      + "call .environment(_:) with one on a view around it."
  }
}
