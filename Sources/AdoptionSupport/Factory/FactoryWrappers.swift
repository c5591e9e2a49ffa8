import HeadlessCombine
import HeadlessSwiftUI

/// A property that a container of Factory fills when its owner is made.
@propertyWrapper
public struct FactoryInjected<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Fills it by a property of the container that apps extend.
  public init(_ path: KeyPath<FactoryContainer, FactoryMaker<Value>>) {
    wrappedValue = FactoryContainer.shared[keyPath: path]()
  }

  /// Fills it by a property of a container of the app's own.
  public init<Container: FactorySharedContainer>(
    _ path: KeyPath<Container, FactoryMaker<Value>>
  ) {
    wrappedValue = Container.shared[keyPath: path]()
  }

  /// The property itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

/// A property that a container of Factory fills when it is first read.
@propertyWrapper
public struct FactoryLazyInjected<Value> {
  private var make: () -> Value
  private var made: Value?

  /// Fills it by a property of the container that apps extend.
  public init(_ path: KeyPath<FactoryContainer, FactoryMaker<Value>>) {
    make = { FactoryContainer.shared[keyPath: path]() }
  }

  /// Fills it by a property of a container of the app's own.
  public init<Container: FactorySharedContainer>(
    _ path: KeyPath<Container, FactoryMaker<Value>>
  ) {
    make = { Container.shared[keyPath: path]() }
  }

  /// The value.
  public var wrappedValue: Value {
    mutating get {
      let value = made ?? make()
      made = value
      return value
    }
    set { made = newValue }
  }

  /// The property itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

/// A property of a view that a container of Factory fills with an object, which the view owns.
@propertyWrapper
public struct FactoryInjectedObject<Value: ObservableObject>: DynamicProperty {
  @StateObject private var object: Value

  /// Fills it by a property of the container that apps extend.
  @MainActor public init(_ path: KeyPath<FactoryContainer, FactoryMaker<Value>>) {
    _object = StateObject(wrappedValue: FactoryContainer.shared[keyPath: path]())
  }

  /// The object.
  @MainActor public var wrappedValue: Value { object }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<Value>.Wrapper { $object }
}
