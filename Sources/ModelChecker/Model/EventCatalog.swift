/// The declared events of a system, in the order of their ordinals.
public struct EventCatalog: Hashable, Sendable {
  /// The names; the position of a name is its ordinal.
  public let names: [String]

  /// Makes a catalog.
  public init(_ names: [String]) { self.names = names }

  /// Four hexadecimal digits that change when the catalog does.
  ///
  /// A trace of ordinals carries them, so that it is not replayed against other events.
  public var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for name in names {
      for byte in name.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
      hash = (hash ^ 0x0a) &* 0x0000_0100_0000_01b3
    }
    let folded = UInt16(truncatingIfNeeded: hash ^ hash >> 16 ^ hash >> 32 ^ hash >> 48)
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The ordinal of a declared event.
  public func ordinal(of name: String) -> Int? { names.firstIndex(of: name) }
}
