import Observation

/// Makes bindings to the properties of an observable object.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings.
  public var projectedValue: Bindable { self }

  /// Makes a binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// What a ``Bindable`` is: an object and nothing else.
protocol BindableProperty {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Bindable: BindableProperty {}

/// What stands for a view's ``Bindable`` of any class, as `Bindable` itself is no dynamic property.
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
