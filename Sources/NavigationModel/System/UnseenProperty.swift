/// A part of the observed objects that no state shows: states may differ in it and count as one.
public struct UnseenProperty: Codable, Hashable, Sendable {
  /// The property, or the type of which nothing more is seen: `Cart.payment`.
  public var name: String

  /// The way in which it is not seen.
  public var kind: Kind

  /// The type of the values that are not seen; for a superclass, its name; nil where unknown.
  public var type: String?

  /// The module to declare as one of the app's, so that the values are seen; nil where that would not
  /// help.
  public var module: String?

  /// A way in which a part is not seen.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Values are seen as present or absent only.
    case presenceOnly
    /// Values yield nothing, not even whether they are there.
    case yieldsNothing
    /// The stored properties of a superclass are not seen.
    case foreignSuperclass
    /// The type was built without reflection metadata.
    case reflectsNothing
    /// Values that a closure captured can't be read.
    case captures
  }

  /// Makes a part that is not seen.
  public init(_ name: String, _ kind: Kind, type: String? = nil, module: String? = nil) {
    self.name = name
    self.kind = kind
    self.type = type
    self.module = module
  }
}

extension UnseenProperty: Comparable {
  /// Orders parts by name.
  public static func < (first: UnseenProperty, second: UnseenProperty) -> Bool {
    (first.name, first.kind.rawValue, first.type ?? "", first.module ?? "")
      < (second.name, second.kind.rawValue, second.type ?? "", second.module ?? "")
  }
}
