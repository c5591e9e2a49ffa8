import ModelChecker
import NavigationModel

/// The ready-made invariants.
public enum StandardInvariants {
  /// All of them, ordered by identifier.
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
  /// Finds an invariant by its name or identifier, in upper or lower case.
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

  /// Finds invariants by their names or identifiers, each once, in the order of the names.
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
  /// All invariants that the system is judged by: the ready-made ones, then its own.
  public var invariants: [any NavigationInvariant] { StandardInvariants.all + ownInvariants }
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
