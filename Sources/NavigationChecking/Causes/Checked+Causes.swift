import NavigationReports

extension Checked {
  /// The number of times that the search for places asks whether to go on. It asks a few times for
  /// each violation.
  private static let patience = 300

  /// Returns the outcome as recorders read it, with the causes of what is violated and not known.
  ///
  /// Nothing is explored for it. Of many violations the shortest ones of each invariant are looked into.
  /// A search for the first violation has no other causes.
  ///
  /// - Parameter mayGoOn: asked again and again; when it says no, what is left is looked into no
  ///   further.
  package func explainedDocument(
    while mayGoOn: () -> Bool = { true }
  ) throws -> ResultDocument {
    var document = document
    if result.graph.options.stop == .firstViolation { return document }
    let unknown = invariants.filter { context.known[$0.name] == nil }
    var questions = 0
    let causes = try Cause.places(
      in: self, of: unknown,
      while: {
        questions += 1
        return questions <= Self.patience && mayGoOn()
      },
      // The text about each cause names the line anyway.
      readingTrapsWhile: mayGoOn)
    if !causes.isEmpty { document.causes = causes.map { ResultDocument.Cause($0) } }
    return document
  }
}
