import NavigationModel

extension CheckJob {
  /// The declarations that the outcome depends on: events with their places in the source, and
  /// invariants.
  ///
  /// Where they differ, two builds don't check the same; where they are equal, the code may differ all
  /// the same.
  package var declarations: [String] {
    let events = made.events.map { event in
      let place = event.location.map { "\(context.shortened($0.file)):\($0.line)" }
      return [event.name, "\(event.origin)", event.route, place].compactMap(\.self).joined(
        separator: "\n")
    }
    return events + invariants.map { "\($0.name)\n\($0.severity)\n\($0.summary)" }
  }
}
