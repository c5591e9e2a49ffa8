/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  /// The column at the side.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The column for details.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The columns of a split view that are visible.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String

  /// Those that the platform chooses.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The two last ones.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The one for details.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
