import ModelChecker
import NavigationModel

/// The ready-made invariants.
public enum StandardInvariants {
  /// All ready-made invariants, ordered by identifier.
  public static let all: [any NavigationInvariant] = catalog.map(\.invariant)

  /// The ready-made invariants with their pages.
  static let catalog: [(invariant: any NavigationInvariant, page: [UInt8])] = [
    (NoOrphanedChildren(), PackageResources.NoOrphanedChildren_md),
    (NoOwnerlessScreens(), PackageResources.NoOwnerlessScreens_md),
    (BackToRootReachesRoot(), PackageResources.BackToRootReachesRoot_md),
    (StartsOnce(), PackageResources.StartsOnce_md),
    (UniqueChild(), PackageResources.UniqueChild_md),
    (ModesExclusive(), PackageResources.ModesExclusive_md),
    (AuthenticationGuardsScreens(), PackageResources.AuthenticationGuardsScreens_md),
    (StopIsFinal(), PackageResources.StopIsFinal_md),
    (Restartable(), PackageResources.Restartable_md),
    (OnePresentation(), PackageResources.OnePresentation_md),
    (BookkeepingAgrees(), PackageResources.BookkeepingAgrees_md),
    (NoTraps(), PackageResources.NoTraps_md),
    (DeepLinksLand(), PackageResources.DeepLinksLand_md),
    (RepeatedIntentIsIdempotent(), PackageResources.RepeatedIntentIsIdempotent_md),
    (BackUndoesForward(), PackageResources.BackUndoesForward_md),
    (HomeStaysReachable(), PackageResources.HomeStaysReachable_md),
    (EveryDestinationResolves(), PackageResources.EveryDestinationResolves_md),
    (StateForcesScreen(), PackageResources.StateForcesScreen_md),
    (NoLateEffects(), PackageResources.NoLateEffects_md),
    (OrderIndependence(), PackageResources.OrderIndependence_md),
    (NoDeadRoutes(), PackageResources.NoDeadRoutes_md),
    (CollapseExpandRoundTrips(), PackageResources.CollapseExpandRoundTrips_md),
    (TabsStayInScope(), PackageResources.TabsStayInScope_md),
    (NoLeaks(), PackageResources.NoLeaks_md),
    (OfferedActionsSucceed(), PackageResources.OfferedActionsSucceed_md),
    (DismissalsCloseTheirOwn(), PackageResources.DismissalsCloseTheirOwn_md),
    (IdentityIsFaithful(), PackageResources.IdentityIsFaithful_md),
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
    throw UnknownInvariant(name: name, known: invariants.map(\.name))
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

  /// The names of the invariants among which it was looked up.
  public var known: [String]

  /// Creates an error.
  public init(name: String, known: [String]) {
    self.name = name
    self.known = known
  }

  /// A text that states the fact and what to do.
  public var description: String { unknown("invariant", name, of: nil, among: known) }
}
