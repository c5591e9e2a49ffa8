import ModelChecker
import NavigationModel

/// The ready-made invariants.
public enum StandardInvariants {
  /// All ready-made invariants, ordered by identifier.
  public static let all: [any NavigationInvariant] = [
    NoOrphanedChildren(),
    NoOwnerlessScreens(),
    BackToRootReachesRoot(),
    StartsOnce(),
    UniqueChild(),
    ModesExclusive(),
    AuthenticationGuardsScreens(),
    StopIsFinal(),
    Restartable(),
    OnePresentation(),
    BookkeepingAgrees(),
    NoTraps(),
    DeepLinksLand(),
    RepeatedIntentIsIdempotent(),
    BackUndoesForward(),
    HomeStaysReachable(),
    EveryDestinationResolves(),
    StateForcesScreen(),
    NoLateEffects(),
    OrderIndependence(),
    NoDeadRoutes(),
    CollapseExpandRoundTrips(),
    TabsStayInScope(),
    NoLeaks(),
  ]
}

extension StandardInvariants {
  /// Returns an invariant by its name or identifier, in upper or lower case.
  ///
  /// - Parameters:
  ///   - name: the name or identifier.
  ///   - invariants: where to look; a system's own may be among them.
  /// - Throws: ``UnknownInvariant`` when there is none of that name.
  public static func named(
    _ name: String, among invariants: [any NavigationInvariant] = all
  ) throws(UnknownInvariant) -> any NavigationInvariant {
    if let found = invariants.first(where: { $0.isCalled(name) }) { return found }
    throw UnknownInvariant(name: name, suggestion: nearest(to: name, among: invariants.map(\.name)))
  }

  /// Returns invariants by their names or identifiers, each once, in the order of the names.
  ///
  /// - Parameters:
  ///   - names: the names or identifiers.
  ///   - invariants: where to look; a system's own may be among them.
  /// - Throws: ``UnknownInvariant`` for the first name that none has.
  public static func named(
    _ names: [String], among invariants: [any NavigationInvariant] = all
  ) throws(UnknownInvariant) -> [any NavigationInvariant] {
    var met: Set<String> = []
    var found: [any NavigationInvariant] = []
    for name in names {
      let invariant = try named(name, among: invariants)
      if met.insert(invariant.name).inserted { found.append(invariant) }
    }
    return found
  }
}

extension VerifiableSystem {
  /// The invariants that the system is judged by: the ready-made ones, then its own.
  public var invariants: [any NavigationInvariant] { StandardInvariants.all + ownInvariants }
}

/// An error for a name that no invariant has.
public struct UnknownInvariant: Error, Hashable, Sendable, CustomStringConvertible {
  /// The unknown name.
  public var name: String

  /// The most similar name of an invariant.
  public var suggestion: String?

  /// Creates an error.
  public init(name: String, suggestion: String?) {
    self.name = name
    self.suggestion = suggestion
  }

  /// A text that states the fact and what to do.
  public var description: String {
    "There is no invariant '\(name)'. "
      + (suggestion.map { "Did you mean '\($0)'?" } ?? "'verifier list SYSTEM' shows all of them.")
  }
}
