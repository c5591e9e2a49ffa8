/// A violation that is known, does not fail a test, and is to be fixed one day.
///
/// ```swift
/// assertNavigation(
///   shop, known: [.known("NoOrphanedChildren", at: "Auth", reason: "logout keeps it, #214")])
/// ```
///
/// When it no longer occurs, the assertion fails and asks to remove it.
public struct KnownViolation: Hashable, Sendable {
  /// The invariant's name or identifier, in upper or lower case; of what is not exercised, its name.
  public var invariant: String

  /// The screen or coordinator where it is known; nil: anywhere.
  public var place: String?

  /// The reason why it is there for now.
  public var reason: String

  /// A Boolean value that indicates whether this is no violation, but a part that is not exercised.
  public private(set) var isNotExercised = false

  /// Lists a part of the system as not exercised: an invariant that says nothing, an event that no
  /// state enables, a role that no state has, or a method that nothing calls.
  ///
  /// A strict assertion lets it pass then. When it is exercised, the assertion fails and asks to remove
  /// it.
  ///
  /// - Parameters:
  ///   - name: the name of the part, such as `ReaderCoordinator.open(_:)`; `*` stands for any text.
  ///   - reason: why nothing needs to exercise it.
  public static func notExercised(_ name: String, reason: String) -> KnownViolation {
    KnownViolation(invariant: name, reason: reason, isNotExercised: true)
  }

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
    let function = isNotExercised ? "notExercised" : "known"
    return ".\(function)(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }
}
