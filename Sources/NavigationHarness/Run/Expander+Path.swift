import ModelChecker
import NavigationModel
import ObjectObservation

extension Expander {
  /// Follows a path with one subject, up to where it goes otherwise than expected.
  ///
  /// One subject sees a whole path, so that a step costs one event and one look.
  func follow(_ path: ExpectedPath) -> SeenExpansion {
    var seen = SeenExpansion()
    guard let run = replay(path.approach, trackingFrom: path.tracksFrom, in: &seen) else {
      return seen
    }
    defer { discard(run) }
    note(.observing, step: 0)
    guard run.look().fingerprint == path.start else {
      seen.faults.append(.diverged)
      return seen
    }
    guard offersAgree(run, path.startOffers) else {
      seen.leftPathAfter = 0
      return seen
    }
    for (index, step) in path.steps.enumerated() {
      note(.replaying, event: step.event.ordinal, step: index)
      guard let event = scriptedEvent(step.event, of: run),
        run.run(event, script: step.event.choices) == nil,
        run.look().fingerprint == step.target
      else {
        seen.leftPathAfter = index
        return seen
      }
      guard offersAgree(run, step.offers) else {
        seen.leftPathAfter = index + 1
        return seen
      }
    }
    return seen
  }

  /// Takes a subject that an event has led elsewhere back to the state that is expanded.
  ///
  /// It is looked at after each step, so that an object that is left behind on the path shows.
  ///
  /// - Returns: whether it is there, looking as it must.
  func goBack(
    _ run: SubjectRun<Subject>, to fingerprint: ObservationFingerprint, as request: ExpansionRequest
  ) -> Bool {
    while let step = request.returnPaths[run.lastSeen.fingerprint] {
      // An event that ends processes is not let happen on the path.
      guard !request.risky.contains(step.event.ordinal),
        let event = scriptedEvent(step.event, of: run)
      else { return false }
      note(.returning, event: event.ordinal)
      guard run.run(event, script: step.event.choices) == nil, run.look().fingerprint == step.to
      else { return false }
      if step.to == fingerprint { return true }
    }
    return false
  }

  private func offersAgree(_ run: SubjectRun<Subject>, _ expected: UInt64?) -> Bool {
    guard let expected else { return true }
    return Self.hash(ofOffers: offeredEvents(of: run, run.lastSeen).enabled) == expected
  }

  /// A hash of the events that a state offers.
  static func hash(ofOffers offered: [RunnableEvent]) -> UInt64 {
    var hash = FingerprintHasher()
    for event in offered {
      hash.combine(UInt64(event.ordinal))
      // Those of the platform have no fixed ordinal.
      if !event.isDeclared { hash.combine(event.name) }
    }
    return hash.value.low
  }
}
