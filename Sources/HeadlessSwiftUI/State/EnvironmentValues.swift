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
