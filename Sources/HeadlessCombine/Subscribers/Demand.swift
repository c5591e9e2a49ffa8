extension Subscribers {
  /// A number of values that a subscriber asks for.
  public struct Demand: Hashable, Codable, Sendable {
    /// The number; nil for all.
    public let max: Int?

    private init(max: Int?) { self.max = max }

    /// All values.
    public static let unlimited = Demand(max: nil)

    /// No values.
    public static let none = Demand(max: 0)

    /// At most so many values; a negative number traps.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(max: value)
    }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The demand in words, such as `max(1)`.
  public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}

extension Subscribers.Demand: Comparable {
  /// Compares demands; all values are more than any number of them.
  public static func < (left: Self, right: Self) -> Bool {
    guard let number = left.max else { return false }
    return right.max.map { number < $0 } ?? true
  }
}

extension Subscribers.Demand {
  /// Compares a demand with a number.
  public static func == (left: Self, right: Int) -> Bool { left.max == right }

  /// Compares a demand with a number.
  public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }

  /// Compares a demand with a number.
  public static func >= (left: Self, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }

  /// Compares a demand with a number.
  public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }

  /// Compares a demand with a number.
  public static func <= (left: Self, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }
}

extension Subscribers.Demand {
  /// Adds demands.
  public static func + (left: Self, right: Self) -> Self {
    guard let a = left.max, let b = right.max else { return .unlimited }
    let (sum, isTooMuch) = a.addingReportingOverflow(b)
    return isTooMuch ? .unlimited : .max(sum)
  }

  /// Adds a number to a demand.
  public static func + (left: Self, right: Int) -> Self { left + .max(right) }

  /// Takes a demand from another; what would be negative is none.
  public static func - (left: Self, right: Self) -> Self {
    guard let a = left.max else { return .unlimited }
    return right.max.map { .max(Swift.max(0, a - $0)) } ?? .none
  }

  /// Takes a number from a demand; what would be negative is none.
  public static func - (left: Self, right: Int) -> Self { left - .max(right) }

  /// Adds a demand.
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// Adds a number.
  public static func += (left: inout Self, right: Int) { left = left + right }

  /// Takes a demand away.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// Takes a number away.
  public static func -= (left: inout Self, right: Int) { left = left - right }
}
