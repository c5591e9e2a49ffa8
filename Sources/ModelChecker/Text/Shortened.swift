extension String {
  /// Returns the text as a message quotes what it was given: its first line, and of that as much as
  /// can be read at a glance.
  ///
  /// - Parameter count: the greatest number of characters, counted as Unicode does: of those that
  ///   people see, one can be as long as it likes.
  package func shortened(to count: Int = 120) -> String {
    let line = unicodeScalars.prefix { !Character($0).isNewline }.prefix(count)
    return line.endIndex == unicodeScalars.endIndex
      ? self : String(String.UnicodeScalarView(line)) + "…"
  }
}
