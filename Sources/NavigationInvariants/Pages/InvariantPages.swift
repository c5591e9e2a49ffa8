/// The pages about the ready-made invariants, as Markdown.
public enum InvariantPages {
  /// Returns the page of an invariant, or `nil` if the invariant is not ready-made.
  ///
  /// The page says what the invariant means, shows an example that violates it and how others fixed
  /// theirs, what it needs, and what it does not see. It is the page of the documentation, with its
  /// links as plain words.
  public static func page(of invariant: String) -> String? {
    all[invariant]
  }

  /// All pages, by the invariants' names.
  public static let all: [String: String] = bytes.mapValues {
    plain(String(decoding: $0, as: UTF8.self))
  }

  /// Returns the text with links to symbols as names, and links to articles as titles.
  private static func plain(_ page: String) -> String {
    page.replacing(#/``(?:\w+/)*(\w+)``/#) { $0.output.1 }
      .replacing(#/<doc:([\w-]+)>/#) { "'\($0.output.1.replacing("-", with: " "))'" }
  }

  private static let bytes: [String: [UInt8]] = [
    "NoOrphanedChildren": PackageResources.NoOrphanedChildren_md,
    "NoOwnerlessScreens": PackageResources.NoOwnerlessScreens_md,
    "BackToRootReachesRoot": PackageResources.BackToRootReachesRoot_md,
    "StartsOnce": PackageResources.StartsOnce_md,
    "UniqueChild": PackageResources.UniqueChild_md,
    "ModesExclusive": PackageResources.ModesExclusive_md,
    "AuthenticationGuardsScreens": PackageResources.AuthenticationGuardsScreens_md,
    "StopIsFinal": PackageResources.StopIsFinal_md,
    "Restartable": PackageResources.Restartable_md,
    "OnePresentation": PackageResources.OnePresentation_md,
    "BookkeepingAgrees": PackageResources.BookkeepingAgrees_md,
    "NoTraps": PackageResources.NoTraps_md,
    "DeepLinksLand": PackageResources.DeepLinksLand_md,
    "RepeatedIntentIsIdempotent": PackageResources.RepeatedIntentIsIdempotent_md,
    "BackUndoesForward": PackageResources.BackUndoesForward_md,
    "HomeStaysReachable": PackageResources.HomeStaysReachable_md,
    "EveryDestinationResolves": PackageResources.EveryDestinationResolves_md,
    "StateForcesScreen": PackageResources.StateForcesScreen_md,
    "NoLateEffects": PackageResources.NoLateEffects_md,
    "OrderIndependence": PackageResources.OrderIndependence_md,
    "NoDeadRoutes": PackageResources.NoDeadRoutes_md,
    "CollapseExpandRoundTrips": PackageResources.CollapseExpandRoundTrips_md,
    "TabsStayInScope": PackageResources.TabsStayInScope_md,
    "NoLeaks": PackageResources.NoLeaks_md,
  ]
}
