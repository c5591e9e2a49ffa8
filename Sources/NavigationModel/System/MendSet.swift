/// A mend of a system, as a case of an enum that lists them all.
///
/// The published variant of the system has none of them, the repaired one has all.
///
/// ```swift
/// enum Mend: Int, SystemMend {
///   /// The coordinator ignores a start while it is started.
///   case startsOnce
/// }
/// ```
public protocol SystemMend: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue == Int {
  /// What the mend changes, in one sentence.
  var summary: String { get }

  /// The place in the code that it changes, such as `Type.member`; empty where that is not told.
  var place: String { get }

  /// Changed bounds of the scope within which it shows that the mend is needed.
  var scope: [String: Int] { get }
}

extension SystemMend {
  /// Not told.
  public var place: String { "" }

  /// No changed bound: the mend is needed within any scope.
  public var scope: [String: Int] { [:] }

  /// Every mend as a system lists it.
  public static var descriptions: [MendDescription] {
    allCases.map {
      MendDescription(name: "\($0)", summary: $0.summary, place: $0.place, scope: $0.scope)
    }
  }
}

/// The mends that a form of a system has.
///
/// It is one word, because every object of an app that is mended somewhere carries it: an enum's
/// raw values are from 0 to 63.
public struct MendSet<Mend: SystemMend>: Hashable, Sendable {
  private let bits: UInt64

  /// No mend: the published system.
  public static var none: Self { Self([]) }

  /// All mends: the repaired system.
  public static var all: Self { Self(Mend.allCases) }

  /// Makes a set.
  public init(_ mends: some Sequence<Mend>) {
    bits = mends.reduce(0) { $0 | Self.bit(of: $1) }
  }

  /// Says whether the system is mended there.
  public func contains(_ mend: Mend) -> Bool { bits & Self.bit(of: mend) != 0 }

  /// Makes a set without one of the mends.
  public func undoing(_ mend: Mend) -> Self {
    Self(Mend.allCases.filter { contains($0) && $0 != mend })
  }

  private static func bit(of mend: Mend) -> UInt64 {
    precondition(0..<64 ~= mend.rawValue, "a set has room for mends 0 to 63")
    return 1 << UInt64(mend.rawValue)
  }
}
