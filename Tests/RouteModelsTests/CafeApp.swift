import NavigationInvariants
import NavigationModel
import NavigationTesting
import RouteModels

/// Judges the café's app, which calls the receipt otherwise.
func assertFollowsItsModel(_ system: any NavigationSystem) throws {
  let conforms = try ConformsToModel(cafe, screens: ["CashDesk": "Receipt"])
  assertNavigation(system, StandardInvariants.all + [conforms])
}
