import NavigationChecking
import NavigationInvariants
import NavigationModel
import Testing

extension CustomTestStringConvertible where Self: NavigationInvariant {
  /// The invariant's name, by which a test names the argument that it was given.
  public var testDescription: String { name }
}

extension AuthenticationGuardsScreens: CustomTestStringConvertible {}
extension BackToRootReachesRoot: CustomTestStringConvertible {}
extension BackUndoesForward: CustomTestStringConvertible {}
extension BookkeepingAgrees: CustomTestStringConvertible {}
extension CollapseExpandRoundTrips: CustomTestStringConvertible {}
extension DeepLinksLand: CustomTestStringConvertible {}
extension EveryDestinationResolves: CustomTestStringConvertible {}
extension HomeStaysReachable: CustomTestStringConvertible {}
extension ModesExclusive: CustomTestStringConvertible {}
extension NoDeadRoutes: CustomTestStringConvertible {}
extension NoLateEffects: CustomTestStringConvertible {}
extension NoLeaks: CustomTestStringConvertible {}
extension NoOrphanedChildren: CustomTestStringConvertible {}
extension NoOwnerlessScreens: CustomTestStringConvertible {}
extension NoTraps: CustomTestStringConvertible {}
extension OnePresentation: CustomTestStringConvertible {}
extension OrderIndependence: CustomTestStringConvertible {}
extension RepeatedIntentIsIdempotent: CustomTestStringConvertible {}
extension Restartable: CustomTestStringConvertible {}
extension StartsOnce: CustomTestStringConvertible {}
extension StateForcesScreen: CustomTestStringConvertible {}
extension StopIsFinal: CustomTestStringConvertible {}
extension TabsStayInScope: CustomTestStringConvertible {}
extension UniqueChild: CustomTestStringConvertible {}

extension StandardInvariants {
  /// The ready-made invariants that apply to a system, such as for the arguments of a test.
  ///
  /// ```swift
  /// @Test(arguments: StandardInvariants.applicable(to: orders))
  /// func ordersNavigate(invariant: any NavigationInvariant) {
  ///   assertNavigation(orders, [invariant])
  /// }
  /// ```
  public static func applicable(to system: any NavigationSystem) -> [any NavigationInvariant] {
    all.filter { $0.applies(to: system) }
  }
}
