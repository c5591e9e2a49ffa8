import NavigationChecking
import NavigationInvariants
import NavigationModel

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
