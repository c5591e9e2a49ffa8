/// The fixes that a form of a system has.
///
/// It is one word, because every object of an app that is fixed somewhere carries it: an enum's
/// raw values are from 0 to 63.
public struct FixSet<Fix: SystemFix>: Hashable, Sendable {
  private let bits: UInt64

  /// No fix: the published system.
  public static var none: Self { Self([]) }

  /// All fixes: the repaired system.
  public static var all: Self { Self(Fix.allCases) }

  /// Makes a set.
  public init(_ fixes: some Sequence<Fix>) {
    bits = fixes.reduce(0) { $0 | Self.bit(of: $1) }
  }

  /// Returns a Boolean value that indicates whether the system has the fix.
  public func contains(_ fix: Fix) -> Bool { bits & Self.bit(of: fix) != 0 }

  /// Makes a set without one of the fixes.
  public func without(_ fix: Fix) -> Self {
    Self(Fix.allCases.filter { contains($0) && $0 != fix })
  }

  private static func bit(of fix: Fix) -> UInt64 {
    precondition(0..<64 ~= fix.rawValue, "a set has room for fixes 0 to 63")
    return 1 << UInt64(fix.rawValue)
  }
}
