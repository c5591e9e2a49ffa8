/// The bounds that a system puts on its environment.
///
/// Within a scope a search can be exhaustive; no verdict is printed without it.
public struct Scope: Hashable, Sendable, CustomStringConvertible {
  /// One bound.
  public struct Bound: Hashable, Sendable {
    /// The key by which a command line or a test changes it.
    public var key: String
    /// The bound.
    public var value: Int
    /// The thing that is bounded, in words.
    public var meaning: String

    /// Makes a bound.
    public init(_ key: String, _ value: Int, _ meaning: String) {
      self.key = key
      self.value = value
      self.meaning = meaning
    }
  }

  /// The greatest number to which a bound can be set.
  ///
  /// A search comes to nothing with far less, and systems calculate with their bounds.
  public static let greatestBound = 1_000

  /// The bounds, in the order in which they are printed.
  public private(set) var bounds: [Bound]

  /// Makes a scope.
  public init(_ bounds: [Bound]) { self.bounds = bounds }

  /// The bound for a key; 0 when there is none.
  public subscript(key: String) -> Int { bounds.first { $0.key == key }?.value ?? 0 }

  /// The same scope with some bounds changed.
  ///
  /// - Throws: ``ScopeError`` when a key is unknown, or a bound is below zero or above
  ///   ``greatestBound``.
  public func overriding(_ overrides: [String: Int]) throws -> Scope {
    var scope = self
    for (key, value) in overrides.sorted(by: { $0.key < $1.key }) {
      guard let index = bounds.firstIndex(where: { $0.key == key }) else {
        throw ScopeError.unknownKey(key, known: bounds.map(\.key))
      }
      guard value >= 0 else { throw ScopeError.negative(key, value) }
      guard value <= Self.greatestBound else { throw ScopeError.tooGreat(key, value) }
      scope.bounds[index].value = value
    }
    return scope
  }

  /// The bounds as verdicts print them: `stack ≤ 4, pending ≤ 2`.
  public var description: String {
    bounds.map { "\($0.key) ≤ \($0.value)" }.joined(separator: ", ")
  }
}

/// An error about a scope that cannot be changed as asked.
public enum ScopeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no bound with this key.
  case unknownKey(String, known: [String])
  /// A bound must not be negative.
  case negative(String, Int)
  /// A bound must not be above ``Scope/greatestBound``.
  case tooGreat(String, Int)

  public var description: String {
    switch self {
    case .unknownKey(let key, let known): unknown("scope key", key, of: nil, among: known)
    case .negative(let key, let value):
      "The bound '\(key)=\(value)' is negative. Give a number from 0."
    case .tooGreat(let key, let value):
      "The bound '\(key)=\(value)' is more than the greatest number allowed, \(Scope.greatestBound)."
    }
  }
}
