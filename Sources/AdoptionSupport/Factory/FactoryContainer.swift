/// A container of Factory: it makes what its properties say.
public protocol FactorySharedContainer: AnyObject {
  /// The container that wrappers of properties ask.
  static var shared: Self { get }

  /// What the container keeps.
  var manager: FactoryContainerManager { get }
}

/// A container that is told what to make before it is first asked.
public protocol FactoryAutoRegistering: AnyObject {
  /// Registers what to make.
  func autoRegister()
}

/// The container that apps extend.
public final class FactoryContainer: FactorySharedContainer {
  /// The container of the app that runs.
  nonisolated(unsafe) public static let shared = FactoryContainer()

  public let manager = FactoryContainerManager()

  /// Creates a container.
  public init() {}
}

/// What a container of Factory keeps.
public final class FactoryContainerManager {
  private var isRegistered = false
  // In the order of making: what observes objects must meet them in the same order in each run.
  private var kept: [(key: String, scope: FactoryScope, value: Any)] = []
  private var registered: [(key: String, make: (Any) -> Any)] = []
  private var depth = 0

  // Containers are static: they outlive the app. Everything of a subject runs on one thread.
  private nonisolated(unsafe) static var all: [WeakReference] = []

  /// Creates a manager.
  public init() { Self.all.append(WeakReference(self)) }

  /// Begins with another app: every container forgets all that was made and registered.
  static func begin() {
    all.removeAll { $0.object == nil }
    for case let manager as FactoryContainerManager in all.map(\.object) { manager.reset() }
  }

  /// Forgets all that was made and registered.
  public func reset() { (kept, registered, isRegistered) = ([], [], false) }

  /// Forgets what was made for a scope.
  public func reset(scope: FactoryScope) { kept.removeAll { $0.scope === scope } }

  /// Lets a container register what it makes, once.
  func begin(_ container: any FactorySharedContainer) {
    guard !isRegistered else { return }
    isRegistered = true
    (container as? any FactoryAutoRegistering)?.autoRegister()
  }

  func value(_ key: String, in scope: FactoryScope, with argument: Any, make: (Any) -> Any) -> Any {
    if let found = kept.first(where: { $0.key == key })?.value {
      guard let reference = found as? WeakReference else { return found }
      if let object = reference.object { return object }
    }
    depth += 1
    let made = registered.first { $0.key == key }?.make(argument) ?? make(argument)
    depth -= 1
    if scope === FactoryScope.shared {
      keep(WeakReference(made as AnyObject), key, scope)
    } else if scope !== FactoryScope.unique {
      keep(made, key, scope)
    }
    // What was made for one call is of no use to the next.
    if depth == 0 { reset(scope: .graph) }
    return made
  }

  func register(_ key: String, make: @escaping (Any) -> Any) {
    forget(key)
    registered.removeAll { $0.key == key }
    registered.append((key, make))
  }

  func forget(_ key: String) { kept.removeAll { $0.key == key } }

  private func keep(_ value: Any, _ key: String, _ scope: FactoryScope) {
    forget(key)
    kept.append((key, scope, value))
  }

  private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}

/// How a container of Factory keeps what it made.
public final class FactoryScope: Sendable {
  /// Each is made anew.
  public static let unique = FactoryScope()

  /// One for what is made within the same call.
  public static let graph = FactoryScope()

  /// One as long as others hold it.
  public static let shared = FactoryScope()

  /// One for each container, until the scope is reset.
  public static let cached = FactoryScope()

  /// One for each container.
  public static let singleton = FactoryScope()
}

extension FactorySharedContainer {
  /// Tells how to make what a property gives.
  public func callAsFunction<Value>(
    key: StaticString = #function, _ make: @escaping () -> Value
  ) -> FactoryMaker<Value> {
    FactoryMaker(self, key: key, make)
  }

  /// Tells how to make what a property gives from an argument.
  public func callAsFunction<Argument, Value>(
    key: StaticString = #function, _ make: @escaping (Argument) -> Value
  ) -> FactoryParameterMaker<Argument, Value> {
    FactoryParameterMaker(self, key: key, make)
  }

  /// Gives nothing until something is registered.
  public func promised<Value>(key: StaticString = #function) -> FactoryMaker<Value?> {
    FactoryMaker(self, key: key) { nil }
  }
}
