/// A violation that is known, does not fail a test, and is to be fixed one day.
///
/// ```swift
/// assertNavigation(
///   shop, known: [.known("NoOrphanedChildren", at: "Auth", reason: "logout keeps it, #214")])
/// ```
///
/// When it no longer occurs, the assertion fails and asks to remove it.
public struct KnownViolation: Hashable, Sendable {
  /// The invariant's name or identifier, in upper or lower case.
  public var invariant: String

  /// The screen or coordinator where it is known; nil: anywhere.
  public var place: String?

  /// The reason why it is there for now.
  public var reason: String

  /// Lists the violation of an invariant as known.
  ///
  /// - Parameters:
  ///   - invariant: the invariant's name or identifier.
  ///   - place: a screen that a person can touch, or a coordinator that is alive, in the state that
  ///     violates the invariant; violations elsewhere still fail. Nil: anywhere.
  ///   - reason: why it is there for now.
  public static func known(
    _ invariant: String, at place: String? = nil, reason: String
  ) -> KnownViolation {
    KnownViolation(invariant: invariant, place: place, reason: reason)
  }

  /// The call by which it is listed.
  package var call: String {
    let parts = [
      String(reflecting: invariant), place.map { "at: \(String(reflecting: $0))" },
      "reason: \(String(reflecting: reason))",
    ]
    return ".known(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }
}
