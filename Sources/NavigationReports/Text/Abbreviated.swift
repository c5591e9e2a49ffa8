extension String {
  /// The greatest number of characters of a name on an arrow.
  static var longestOnArrow: Int { 26 }

  /// Returns the text, or as much of its beginning as there is room for, with an ellipsis.
  ///
  /// - Parameter limit: the greatest number of characters, as people see them.
  func abbreviated(to limit: Int) -> String {
    count <= limit ? self : prefix(limit - 1) + "…"
  }
}
