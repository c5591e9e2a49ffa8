/// What a property of a container of Factory gives: called, it makes a value, or gives the one that is kept.
public struct FactoryMaker<Value> {
  private let maker: FactoryParameterMaker<Void, Value>

  /// Tells a container how to make a value.
  public init(
    _ container: any FactorySharedContainer, key: StaticString = #function,
    _ make: @escaping () -> Value
  ) {
    maker = FactoryParameterMaker(container, key: key) { _ in make() }
  }

  private init(_ maker: FactoryParameterMaker<Void, Value>) { self.maker = maker }

  /// Makes the value, or gives the one that is kept.
  public func callAsFunction() -> Value { maker(()) }

  /// Makes the value, or gives the one that is kept.
  public func resolve() -> Value { maker(()) }

  /// Makes it otherwise from now on.
  @discardableResult
  public func register(factory make: @escaping () -> Value) -> Self {
    maker.register { _ in make() }
    return self
  }

  /// Forgets what is kept.
  @discardableResult
  public func reset() -> Self {
    maker.reset()
    return self
  }

  /// Keeps what is made in a scope.
  public func scope(_ scope: FactoryScope) -> Self { Self(maker.scope(scope)) }

  /// Makes one for each container.
  public var singleton: Self { scope(.singleton) }
  /// Makes one for each container, until the scope is reset.
  public var cached: Self { scope(.cached) }
  /// Makes one as long as others hold it.
  public var shared: Self { scope(.shared) }
  /// Makes one for what is made within the same call.
  public var graph: Self { scope(.graph) }
  /// Makes each anew.
  public var unique: Self { scope(.unique) }

  /// Makes it otherwise in previews: there are none.
  public func onPreview(factory: @escaping () -> Value) -> Self { self }
  /// Makes it otherwise in tests: there are none.
  public func onTest(factory: @escaping () -> Value) -> Self { self }
}

/// What a property of a container of Factory gives that makes values from an argument.
public struct FactoryParameterMaker<Argument, Value> {
  private let container: any FactorySharedContainer
  private let key: String
  private let make: (Argument) -> Value
  private var scope = FactoryScope.unique

  /// Tells a container how to make a value.
  public init(
    _ container: any FactorySharedContainer, key: StaticString = #function,
    _ make: @escaping (Argument) -> Value
  ) {
    self.container = container
    self.key = "\(key)<\(Value.self)>"
    self.make = make
  }

  /// Makes the value, or gives the one that is kept.
  public func callAsFunction(_ argument: Argument) -> Value {
    container.manager.begin(container)
    return container.manager.value(key, in: scope, with: argument) { make($0 as! Argument) }
      as! Value
  }

  /// Makes the value, or gives the one that is kept.
  public func resolve(_ argument: Argument) -> Value { self(argument) }

  /// Makes it otherwise from now on.
  @discardableResult
  public func register(factory make: @escaping (Argument) -> Value) -> Self {
    container.manager.register(key) { make($0 as! Argument) }
    return self
  }

  /// Forgets what is kept.
  @discardableResult
  public func reset() -> Self {
    container.manager.forget(key)
    return self
  }

  /// Keeps what is made in a scope.
  public func scope(_ scope: FactoryScope) -> Self {
    var copy = self
    copy.scope = scope
    return copy
  }
}
