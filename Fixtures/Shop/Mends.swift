/// A set of mends.
public struct Mends: Hashable, Sendable {
  private let places: Set<Mend>

  /// The published app.
  public static let none: Mends = Mends([])

  /// The repaired app.
  public static let all: Mends = Mends(Mend.allCases)

  /// Makes a set.
  public init(_ mends: some Sequence<Mend>) { places = Set(mends) }

  /// Says whether a place is mended.
  public func contains(_ mend: Mend) -> Bool { places.contains(mend) }

  /// Makes a set with one place as it was published.
  public func undoing(_ mend: Mend) -> Mends { Mends(places.subtracting([mend])) }
}
