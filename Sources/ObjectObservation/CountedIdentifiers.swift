import CSwiftRuntime

/// Identifiers that are counted instead of drawn at random.
///
/// Each replay counts anew, so that it makes the same ones. An observation tells whether two texts hold
/// the same identifier, and not which: how many were made before is no state.
package enum CountedIdentifiers {
  /// Begins a replay.
  package static func begin() { nav_begin_identifiers() }

  /// Returns the next one, as the text of a UUID.
  package static func next() -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NAV_IDENTIFIER_LENGTH) + 1) {
      nav_next_identifier($0.baseAddress!)
      return String(cString: $0.baseAddress!)
    }
  }
}

/// The identifiers that one observation has met, in their order.
package final class MetIdentifiers {
  private var met: OpaquePointer?

  package init() {}

  deinit { nav_met_identifiers_free(met) }

  /// Returns a text with each identifier as one that tells but when it was first met.
  package func numbered(_ text: String) -> String {
    guard nav_made_identifiers() else { return text }
    if met == nil { met = nav_met_identifiers_make() }
    var bytes = Array(text.utf8)
    nav_number_identifiers(met, &bytes, bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }
}
