import ModelChecker
import NavigationModel

extension Expander {
  /// Takes a tour on one subject, up to where it goes otherwise than expected.
  ///
  /// One subject sees a whole tour, so that a step costs one event and one look.
  func take(_ tour: Tour) -> SeenExpansion {
    var seen = SeenExpansion()
    guard let run = replay(tour.approach, trackingFrom: tour.tracksFrom, in: &seen) else {
      return seen
    }
    defer { discard(run) }
    note(.observing, step: 0)
    guard run.look().fingerprint == tour.start else {
      seen.faults.append(.diverged)
      return seen
    }
    guard offersAgree(run, tour.startOffers) else {
      seen.brokenAfter = 0
      return seen
    }
    for (index, step) in tour.steps.enumerated() {
      note(.replaying, event: step.event.ordinal, step: index)
      guard let event = scriptedEvent(step.event, of: run),
        run.run(event, script: step.event.choices) == nil,
        run.look().fingerprint == step.target
      else {
        seen.brokenAfter = index
        return seen
      }
      guard offersAgree(run, step.offers) else {
        seen.brokenAfter = index + 1
        return seen
      }
    }
    return seen
  }

  private func offersAgree(_ run: SubjectRun<Subject>, _ expected: UInt64?) -> Bool {
    guard let expected else { return true }
    return Self.hash(ofOffers: offeredEvents(of: run, run.lastSeen).enabled) == expected
  }

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
