import HeadlessCombine
import Observation

extension View {
  /// Provides an observed object to the views inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changed(ObjectEffect(object: object))
  }

  /// Provides a value to the views inside.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changed(ValueEffect(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to the views inside.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changed(ObjectEffect(object: object))
  }

  /// Disables the controls inside.
  public func disabled(_ disabled: Bool) -> some View {
    changed(DisabledEffect(isDisabled: disabled))
  }
}

private struct ObjectEffect<T: AnyObject>: Effect {
  let object: T?

  func apply(to node: Node) -> InheritedValues {
    let isSame = node.memory === object
    node.memory = object
    return node.inherited(isSame: isSame) { $0.environment.set(object, for: T.self) }
  }
}

private struct ValueEffect<V>: Effect {
  let keyPath: WritableKeyPath<EnvironmentValues, V>
  let value: V

  func apply(to node: Node) -> InheritedValues {
    node.inherited(by: value) { $0.environment[keyPath: keyPath] = value }
  }
}

extension Node {
  /// Returns the values that the children inherit by a modifier with a value: the previous ones if the value
  /// is the same as before.
  func inherited<V>(
    by value: V, _ change: (inout InheritedValues.Contents) -> Void
  ) -> InheritedValues {
    let last = remembered { LastEnvironment<V>() }
    let isSame = last.isSame(value)
    last.value = value
    return inherited(isSame: isSame, change)
  }
}

final class LastEnvironment<V> {
  var value: V?

  func isSame(_ new: V) -> Bool {
    guard let value else { return false }
    if let new = new as? any Equatable { return isEqual(new, value) }
    // Values that cannot be compared, such as an optional object, are equal if their bytes are.
    return withUnsafeBytes(of: value) { old in
      withUnsafeBytes(of: new) { old.elementsEqual($0) }
    }
  }

  private func isEqual<T: Equatable>(_ new: T, _ old: V) -> Bool { old as? T == new }
}

private struct DisabledEffect: Effect {
  let isDisabled: Bool

  func apply(to node: Node) -> InheritedValues {
    node.inherited(by: isDisabled) {
      $0.environment.isEnabled = $0.environment.isEnabled && !isDisabled
    }
  }
}
