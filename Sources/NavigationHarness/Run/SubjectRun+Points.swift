import NavigationModel
import ObjectObservation

extension SubjectRun {
  /// Lets the driver note what can be observed at questions to which a script has no answer.
  ///
  /// Only between two jobs, and at the end of a delivery: elsewhere, what a function of the app knows is
  /// not observed. The first question of an event is met in one way only.
  func notePoints(beyond script: [Int]) {
    points = []
    outcomeQuestions = []
    // What registers itself from now on has the same numbers each time that the event happens.
    HeadlessPlatform.numberRegistrations(from: Self.firstRegistration)
    let origin = PointOrigin(
      registrations: HeadlessPlatform.registrationNumbers, jobs: bench.queue.startedCount)
    bench.driver.willAsk = { [unowned self] question, count, position in
      if case .subscriberOrder = question, position + 1 >= script.count {
        watchDelivery(at: position, since: origin)
      }
      if case .outcome = question { outcomeQuestions.append(position) }
      guard position > 0, position >= script.count, question.isBetweenJobs else { return }
      var hash = FingerprintHasher()
      combineAll(into: &hash, since: origin)
      hash.combine(question == .settle ? "settle" : "job")
      hash.combine(UInt64(count))
      points.append(EventWays.Point(position: position, seen: hash.value))
    }
  }

  /// Notes what can be observed when a delivery has ended.
  ///
  /// Nothing of the app knows in which order subscribers were told, except by what they did.
  private func watchDelivery(at position: Int, since origin: PointOrigin) {
    HeadlessPlatform.watchDelivery { [unowned self] in
      var hash = FingerprintHasher()
      combineAll(into: &hash, since: origin)
      // Where it happens is the same only after the same answers.
      let answers = bench.driver.chooser.answers
      hash.combine("delivered")
      for answer in answers.prefix(position) { hash.combine(UInt64(answer)) }
      points.append(EventWays.Point(position: answers.count, seen: hash.value))
    }
  }

  /// More than any app registers on its way to a state.
  private static var firstRegistration: UInt64 { 1 << 32 }

  /// Adds all that can be observed in the middle of an event.
  ///
  /// The number of jobs that ran tells how far the event has come, and how many it may still run.
  private func combineAll(into hash: inout FingerprintHasher, since origin: PointOrigin) {
    // In the middle of an event no one has said yet what changed.
    HeadlessPlatform.windowsChanged()
    let (sight, seen) = glimpse(of: lookAtViews(), seesWork: true)
    hash.combine(seen)
    hash.combine(UInt64(sight.rootCount))
    hash.combine(UInt64(sight.viewEnd))
    combineParts(of: sight, into: &hash)
    hash.combine(UInt64(bench.driver.jobOrderQuestions))
    hash.combine(UInt64(bench.queue.startedCount - origin.jobs))
    hash.combine(UInt64(touches))
    // The app may still go by an outcome where nothing shows it, as in a variable of a function.
    for position in outcomeQuestions {
      hash.combine(UInt64(bench.driver.chooser.answers[position]))
    }
    hash.combine(HeadlessPlatform.registrationNumbers ^ origin.registrations)
    hash.combine(bench.driver.mayHaveArrivals ? 1 : 0)
    hash.combine(bench.driver.wasRefused ? 1 : 0)
  }
}

/// Where an event began, for what counts on.
private struct PointOrigin {
  var registrations: UInt64
  var jobs: Int
}

extension ChoicePoint {
  /// A Boolean value that indicates whether nothing of the app is running when it comes up.
  fileprivate var isBetweenJobs: Bool {
    switch self {
    case .nextJob, .settle: true
    case .subscriberOrder, .outcome: false
    }
  }
}
