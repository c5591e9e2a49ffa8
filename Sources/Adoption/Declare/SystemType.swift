#if Adopt
/// The type of a system that is written for an app or a coordinator.
enum SystemType {
  /// Returns its name, such as `ShopSystem` of `Shop`.
  static func name(for system: String) -> String {
    let name = "\(system)System"
    return ofHarness.contains(name) ? "\(system)AppSystem" : name
  }

  /// The types of the harness whose names it would hide.
  private static let ofHarness: Set = ["NavigationSystem", "VerifiableSystem", "LiveSystem"]
}
#endif
