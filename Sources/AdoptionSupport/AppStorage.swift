import HeadlessSwiftUI
import Observation

/// A property of a view, or of an object that views observe, that is a value of the user defaults, as Apple
/// documents `AppStorage`: whoever changes it there, also by `UserDefaults`, updates the views that read it.
///
/// What has been stored as something else, or never, is the first value. The defaults are those in memory,
/// `StoredDefaults`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: StoredDefaults

  /// Creates a property for a value of the defaults, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: StoredDefaults? = nil) {
    self.key = key
    initial = wrappedValue
    self.store = store ?? .standard
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      DefaultsChanges.noteReading()
      return store.object(forKey: key).flatMap { StoredForm.value($0, as: Value.self) } ?? initial
    }
    nonmutating set { store.set(StoredForm.stored(newValue), forKey: key) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a value of the defaults that may be missing.
  public init(_ key: String, store: StoredDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

/// A property of a view that is a value of the scene in which the view is, as Apple documents
/// `SceneStorage`. There is one scene, which begins anew with each subject.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: AppStorage<Value>

  private static var suite: String { "scene" }

  /// Creates a property for a value of the scene, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String) {
    value = AppStorage(wrappedValue: wrappedValue, key, store: .init(suiteName: Self.suite))
  }

  /// The value.
  public var wrappedValue: Value {
    get { value.wrappedValue }
    nonmutating set { value.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { value.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a value of the scene that may be missing.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

/// What tells views that read the defaults of each change.
enum DefaultsChanges {
  static func noteReading() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      ObservedDefaults.shared.noteReading()
    }
  }

  static func noteWriting() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      ObservedDefaults.shared.noteWriting()
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class ObservedDefaults: Observable, Sendable {
  static let shared = ObservedDefaults()

  private let registrar = ObservationRegistrar()
  private var values: Void { () }

  func noteReading() { registrar.access(self, keyPath: \.values) }

  func noteWriting() { registrar.withMutation(of: self, keyPath: \.values) {} }
}

/// How values are stored: those of enums and the like by their raw values, all others as they are.
private enum StoredForm {
  static func value<Value>(_ stored: Any, as type: Value.Type) -> Value? {
    if let value = stored as? Value { return value }
    let wrapped = (type as? any OptionalValue.Type)?.wrapped ?? type
    return (wrapped as? any RawRepresentable.Type).flatMap { made($0, of: stored) } as? Value
  }

  private static func made<Raw: RawRepresentable>(_ type: Raw.Type, of stored: Any) -> Any? {
    (stored as? Raw.RawValue).flatMap(Raw.init)
  }

  /// What is stored for a value; nil for one that is missing.
  static func stored(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.content.flatMap { stored($0) } }
    return (value as? any RawRepresentable).map { raw($0) } ?? value
  }

  private static func raw(_ value: some RawRepresentable) -> Any { value.rawValue }
}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var content: Any? { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  var content: Any? { self }
}
