/// A key path to a part of a state, by which rules declare what they touch.
public typealias ComponentPath<State> = PartialKeyPath<State> & Sendable

/// A part of a state that rules read and write as a whole.
///
/// The components of a system determine its states: two states whose components are all equal are
/// equal. None is a part of another one: engines keep each by itself.
public struct Component<State: Hashable & Sendable>: Sendable {
  /// The component's name, as messages show it.
  public let name: String

  /// The key path of the component.
  public let path: any ComponentPath<State>

  /// The bytes of a state in which the component is stored, where it is stored in place.
  let bytes: Range<Int>?

  /// The number of values that the type of the component has, where the type tells.
  let domain: Int?
  let hasSameValue: @Sendable (State, State) -> Bool
  let copyValue: @Sendable (_ source: State, _ target: inout State) -> Void
  let makeValues: @Sendable () -> any ComponentValues<State>

  /// Makes a component.
  public init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<State, Value> & Sendable
  ) {
    self.name = name
    self.path = path
    bytes = MemoryLayout<State>.offset(of: path).map { $0..<$0 + MemoryLayout<Value>.size }
    domain = Value.self is Bool.Type ? 2 : (Value.self as? any CaseIterable.Type).map { count($0) }
    hasSameValue = { $0[keyPath: path] == $1[keyPath: path] }
    copyValue = { $1[keyPath: path] = $0[keyPath: path] }
    makeValues = { InternedValues(path) }
  }
}

private func count<Value: CaseIterable>(_ type: Value.Type) -> Int { type.allCases.count }
