/// A key for a value of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view provides one.
  static var defaultValue: Value { get }
}

/// The values that views provide to the views inside.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an environment of default values.
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

  /// A Boolean value that indicates whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }

  private struct Dismiss: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(perform: {}) }
  }

  /// The action that dismisses the presentation of the view, or pops its level of the stack.
  public package(set) var dismiss: DismissAction {
    get { self[Dismiss.self] }
    set { self[Dismiss.self] = newValue }
  }

  private struct IsPresented: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that indicates whether the view can be dismissed.
  public package(set) var isPresented: Bool {
    get { self[IsPresented.self] }
    set { self[IsPresented.self] = newValue }
  }
}

/// An action that dismisses the presentation of a view, or pops its level of the stack.
public struct DismissAction {
  let perform: @MainActor () -> Void

  package init(perform: @escaping @MainActor () -> Void) { self.perform = perform }

  /// Runs the action. It does nothing if there is nothing to dismiss.
  @MainActor @preconcurrency
  public func callAsFunction() { perform() }
}
