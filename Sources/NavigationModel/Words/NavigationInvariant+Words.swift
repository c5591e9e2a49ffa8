extension NavigationInvariant {
  /// Returns whether a word that somebody wrote means the invariant: its name or its identifier,
  /// in upper or lower case.
  public func isCalled(_ word: String) -> Bool {
    let word = word.lowercased()
    return name.lowercased() == word || (!word.isEmpty && identifier.lowercased() == word)
  }
}
