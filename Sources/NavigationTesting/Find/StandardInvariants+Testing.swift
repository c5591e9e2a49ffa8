import NavigationInvariants
import NavigationModel
import Testing

extension CustomTestStringConvertible where Self: NavigationInvariant {
  /// The invariant's name, by which a test names the argument that it was given.
  public var testDescription: String { name }
}

extension AuthenticationGuardsScreens: CustomTestStringConvertible {}
extension BookkeepingAgrees: CustomTestStringConvertible {}
extension HomeStaysReachable: CustomTestStringConvertible {}
extension ModesExclusive: CustomTestStringConvertible {}
extension NoLateEffects: CustomTestStringConvertible {}
extension NoLeaks: CustomTestStringConvertible {}
extension NoOrphanedChildren: CustomTestStringConvertible {}
extension NoTraps: CustomTestStringConvertible {}
extension StartsOnce: CustomTestStringConvertible {}
extension StateForcesScreen: CustomTestStringConvertible {}
extension StopIsFinal: CustomTestStringConvertible {}
extension UniqueChild: CustomTestStringConvertible {}
