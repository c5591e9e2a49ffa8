#if Adopt
import SwiftSyntax

/// Statements by which a screen hides a bar of the platform, or shows it: without the bar nobody goes back or
/// selects a tab.
enum HiddenBars {
  /// Returns a Boolean value that indicates whether a statement is one, whatever the app's own state.
  static func areSet(by statement: CodeBlockItemSyntax) -> Bool {
    let names = Names(in: [statement]).all
    let isSet =
      !names.isDisjoint(with: setters)
      || names.contains("isHidden") && !names.isDisjoint(with: ["tabBar", "navigationBar"])
    return isSet && names.subtracting(setters).isSubset(of: around)
  }

  private static let setters: Set = [
    "setNavigationBarHidden", "isNavigationBarHidden", "setTabBarHidden", "isTabBarHidden",
  ]

  private static let around: Set = [
    "self", "animated", "navigationController", "navigationBar", "tabBarController", "tabBar",
    "parent", "isHidden", "=",
  ]
}
#endif
