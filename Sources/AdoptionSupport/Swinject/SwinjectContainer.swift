/// A container of Swinject: it makes what it was told to.
public final class SwinjectContainer: SwinjectResolver {
  /// What is told of each step; nothing is, here.
  nonisolated(unsafe) public static var loggingFunction: ((String) -> Void)?

  private let parent: SwinjectContainer?
  private let scope: SwinjectObjectScope
  // In the order of registration: what observes objects must meet them in the same order in each run.
  private var entries: [SwinjectEntry] = []
  private var depth = 0

  /// Creates a container.
  public init(
    parent: SwinjectContainer? = nil, defaultObjectScope: SwinjectObjectScope = .graph,
    registeringClosure: (SwinjectContainer) -> Void = { _ in }
  ) {
    self.parent = parent
    scope = defaultObjectScope
    registeringClosure(self)
  }

  /// Registers how to make what is asked for by a type, and by the arguments that are handed over.
  @discardableResult
  public func register<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    factory: @escaping (any SwinjectResolver, repeat each Argument) -> Service
  ) -> SwinjectServiceEntry<Service> {
    let entry = SwinjectEntry(
      key: Self.key(service, name, repeat (each Argument).self), scope: scope
    ) { resolver, arguments in
      var left = arguments[...]
      func next<Value>(_: Value.Type) -> Value { left.removeFirst() as! Value }
      return factory(resolver, repeat next((each Argument).self))
    }
    add(entry)
    return SwinjectServiceEntry(entry) { [unowned self] other in
      add(entry.under(Self.key(other, name, repeat (each Argument).self)))
    }
  }

  /// Registers as `register` does: overloads that an app adds to that call it by this name.
  @discardableResult
  public func _register<Service>(
    _ service: Service.Type, factory: @escaping (any SwinjectResolver) -> Service,
    name: String? = nil
  ) -> SwinjectServiceEntry<Service> {
    register(service, name: name, factory: factory)
  }

  /// Registers an initializer whose arguments the container makes.
  @discardableResult
  public func autoregister<Service, each Argument>(
    _ service: Service.Type, name: String? = nil,
    initializer: @escaping (repeat each Argument) -> Service
  ) -> SwinjectServiceEntry<Service> {
    register(service, name: name) { resolver in
      initializer(repeat Self.needed((each Argument).self, from: resolver))
    }
  }

  /// Registers an initializer that takes an argument which is handed over, and others that the container
  /// makes.
  @discardableResult
  public func autoregister<Service, Given, each Argument>(
    _ service: Service.Type, name: String? = nil, argument: Given.Type,
    initializer: @escaping (repeat each Argument) -> Service
  ) -> SwinjectServiceEntry<Service> {
    register(service, name: name) { (resolver, given: Given) in
      initializer(repeat Self.given(given, as: (each Argument).self, or: resolver))
    }
  }

  public func resolve<Service, each Argument>(
    _ service: Service.Type, named name: String?, given arguments: repeat each Argument
  ) -> Service? {
    let key = Self.key(service, name, repeat (each Argument).self)
    guard let entry = entry(for: key) else { return nil }
    var values: [Any] = []
    repeat values.append(each arguments)
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { forgetGraph() }
    }
    return entry.value(resolver: self, values) as? Service
  }

  /// Itself: nothing else runs at the same time.
  public func synchronize() -> any SwinjectResolver { self }

  /// Forgets all that was registered.
  public func removeAll() { entries = [] }

  /// Forgets what it keeps of a scope.
  public func resetObjectScope(_ scope: SwinjectObjectScope) {
    for entry in entries where entry.scope === scope { entry.forget() }
    parent?.resetObjectScope(scope)
  }

  private func add(_ entry: SwinjectEntry) {
    if let index = entries.firstIndex(where: { $0.key == entry.key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  private func entry(for key: String) -> SwinjectEntry? {
    entries.first { $0.key == key } ?? parent?.entry(for: key)
  }

  private func forgetGraph() {
    resetObjectScope(.graph)
  }

  private static func needed<Value>(
    _ type: Value.Type, from resolver: any SwinjectResolver
  ) -> Value {
    guard let value = resolver.resolve(type) else {
      fatalError("nothing is registered for \(type), which an initializer needs")
    }
    return value
  }

  private static func given<Given, Value>(
    _ given: Given, as type: Value.Type, or resolver: any SwinjectResolver
  ) -> Value {
    Value.self == Given.self ? given as! Value : needed(type, from: resolver)
  }

  private static func key<each Argument>(
    _ service: Any.Type, _ name: String?, _ arguments: repeat (each Argument).Type
  ) -> String {
    var words = [String(reflecting: service), name ?? ""]
    repeat words.append(String(reflecting: each arguments))
    return words.joined(separator: " ")
  }
}
