/// The values of a stack, of any types, bottom first.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { elements.count }

  /// A Boolean value that indicates whether the path has no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes values from the top; traps if there are fewer.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
