import ModelChecker
import NavigationModel

// What the protocol documents is not documented again.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The ready-made invariants.
public enum StandardInvariants {
  /// All of them, ordered by identifier.
  public static let all: [any NavigationInvariant] = [
    NoOrphanedChildren(),
    StartsOnce(),
    UniqueChild(),
    ModesExclusive(),
    AuthenticationGuardsScreens(),
    StopIsFinal(),
    BookkeepingAgrees(),
    NoTraps(),
    HomeStaysReachable(),
    StateForcesScreen(),
    NoLateEffects(),
    NoLeaks(),
  ]

  /// Finds an invariant by its name or identifier, in upper or lower case.
  ///
  /// - Parameter invariants: where to look; a system's own may be among them.
  /// - Throws: ``UnknownInvariant`` when there is none of that name.
  public static func named(
    _ name: String, among invariants: [any NavigationInvariant] = all
  ) throws(UnknownInvariant) -> any NavigationInvariant {
    let wanted = name.lowercased()
    if let found = invariants.first(where: {
      $0.name.lowercased() == wanted || (!wanted.isEmpty && $0.identifier.lowercased() == wanted)
    }) {
      return found
    }
    throw UnknownInvariant(name: name, suggestion: nearest(to: name, among: invariants.map(\.name)))
  }
}

/// There is no invariant of the name that was asked for.
public struct UnknownInvariant: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public var name: String

  /// The name of an invariant that is spelt much like it.
  public var suggestion: String?

  /// Makes an error.
  public init(name: String, suggestion: String?) {
    self.name = name
    self.suggestion = suggestion
  }

  /// The fact, and what to do.
  public var description: String {
    "There is no invariant '\(name)'. "
      + (suggestion.map { "Did you mean '\($0)'?" } ?? "'verifier list SYSTEM' shows all of them.")
  }
}
