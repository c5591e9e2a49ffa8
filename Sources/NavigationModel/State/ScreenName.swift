/// The name of a screen as messages and reports print it.
public enum ScreenName {
  /// Returns the name of a view type without the word that every view type ends in.
  ///
  /// ```swift
  /// ScreenName.short("RideHistoryView")  // "RideHistory"
  /// ScreenName.short("ShelfView(a)")     // "Shelf(a)"
  /// ```
  public static func short(_ name: String) -> String {
    let type = withoutPayload(name)
    guard type.hasSuffix("View"), type.count > 4 else { return name }
    return String(type.dropLast(4)) + name.dropFirst(type.count)
  }

  /// Returns the name of a screen without its payload: `Shelf` of `Shelf(a)`.
  package static func withoutPayload(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}

extension ViewNode {
  /// The name by which messages call a screen: the view's name without `View` at its end.
  public var title: String { ScreenName.short(name) }
}
