/// A set of mends.
public struct Mends: Hashable, Sendable {
  // One word, because every object of the app that is mended somewhere carries it.
  private let bits: UInt64

  /// The published app.
  public static let none: Mends = Mends([])

  /// The repaired app.
  public static let all: Mends = Mends(Mend.allCases)

  /// Makes a set.
  public init(_ mends: some Sequence<Mend>) {
    bits = mends.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  /// Says whether a place is mended.
  public func contains(_ mend: Mend) -> Bool { bits & 1 << UInt64(mend.rawValue) != 0 }

  /// Makes a set with one place as it was published.
  public func undoing(_ mend: Mend) -> Mends {
    Mends(Mend.allCases.filter { contains($0) && $0 != mend })
  }
}
