import HeadlessCombine
import Observation

/// Names a value that views hand down to those within.
public protocol EnvironmentKey {
  /// The kind of value.
  associatedtype Value

  /// The value where no view provides one.
  static var defaultValue: Value { get }
}

/// The values that views hand down to those within.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes an environment of default values.
  public init() {}

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? {
    objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }

  mutating func set<T: AnyObject>(_ object: T?, for type: T.Type) {
    objects[ObjectIdentifier(type)] = object
  }
}

extension EnvironmentValues {
  private struct IsEnabled: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether controls can be touched.
  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }

  private struct Dismiss: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(perform: {}) }
  }

  /// Dismisses the presentation, or leaves the stack's level, that the view is in.
  public internal(set) var dismiss: DismissAction {
    get { self[Dismiss.self] }
    set { self[Dismiss.self] = newValue }
  }

  private struct IsPresented: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view can be dismissed.
  public internal(set) var isPresented: Bool {
    get { self[IsPresented.self] }
    set { self[IsPresented.self] = newValue }
  }
}

/// Dismisses the presentation, or leaves the stack's level, that a view is in.
public struct DismissAction {
  let perform: @MainActor () -> Void

  /// Does it; where there is nothing to dismiss, nothing happens.
  @MainActor @preconcurrency
  public func callAsFunction() { perform() }
}

/// A value that a view around this one put into the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  fileprivate let read: (EnvironmentValues) -> Value
  fileprivate var value: Value?

  /// Makes a property for a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// The value.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Environment {
  /// Makes a property for an observable object of the environment; traps where there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      guard let object = $0.object(objectType) else {
        fatalError(EnvironmentMessages.missingObservable(objectType))
      }
      return object
    }
  }

  /// Makes a property for an observable object that may be in the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(objectType) }
  }
}

extension Environment: InstalledProperty {
  static func install(_ field: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: Node) {
    let field = field.assumingMemoryBound(to: Environment.self)
    let value = field.pointee.read(node.scope.contents.environment)
    field.pointee.value = value
    if Value.self is AnyObject.Type { slot = ObjectSlot(silent: value as AnyObject) }
  }

  static func object(in slot: AnyObject?) -> AnyObject? { ObjectSlot.object(in: slot) }

  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { true }
}

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

extension EnvironmentMessages {
  package static func missingObservable(_ type: Any.Type) -> String {
    let name = TypeNames.name(of: type)
    return "No \(name) is in the environment of this view; "
      + "call .environment(_:) with one on a view around it."
  }
}
