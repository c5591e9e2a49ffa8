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
