/// The name of a screen as messages and reports print it.
public enum ScreenName {
  /// Returns the name of a view type without the word that every view type ends in.
  ///
  /// ```swift
  /// ScreenName.short("RideHistoryView")  // "RideHistory"
  /// ScreenName.short("ShelfView(a)")     // "Shelf(a)"
  /// ```
  public static func short(_ name: String) -> String {
    let payload = name.firstIndex(of: "(") ?? name.endIndex
    let type = name[..<payload]
    guard type.hasSuffix("View"), type.count > 4 else { return name }
    return String(type.dropLast(4)) + name[payload...]
  }
}

extension ViewNode {
  /// The name by which messages call a screen: the view's name without `View` at its end.
  public var title: String { ScreenName.short(name) }
}
