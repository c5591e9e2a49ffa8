import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Creates bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings.
  public var projectedValue: Bindable { self }

  /// Creates a binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A ``Bindable`` of any class.
protocol BindableProperty {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Bindable: BindableProperty {}

/// The installation of a ``Bindable`` of any class, because `Bindable` itself is no dynamic
/// property.
enum BindableObject: InstalledProperty {
  static func install(_ field: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: Node) {
    slot = field.load(as: AnyObject.self)
  }

  static func object(in slot: AnyObject?) -> AnyObject? { slot }

  static func object(broughtIn field: UnsafeRawPointer) -> AnyObject? {
    field.load(as: AnyObject.self)
  }

  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    left.load(as: AnyObject.self) === right.load(as: AnyObject.self)
  }
}
