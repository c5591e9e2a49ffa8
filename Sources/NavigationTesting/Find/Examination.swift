import ModelChecker
import NavigationModel
import NavigationReports

/// One exploration of a system on behalf of an assertion, and what is to be said about it.
struct Examination {
  var system: any NavigationSystem
  var invariants: [any NavigationInvariant]
  var known: [KnownViolation] = []
  var limits: Limits
  var isolation: SystemConfiguration.Isolation
  var reductions: Reductions?
  var workers: Int?
  var acceptBounded = false
  var strict = false

  /// Explores the system and judges the invariants.
  func run(for test: RunningTest?) -> (result: CheckResult, findings: [Finding]) {
    AssertionTurn.take(
      of: test, isolation: isolation, skipped: (.skipped(system, invariants), [])
    ) {
      explore(for: test)
    }
  }

  private func explore(for test: RunningTest?) -> (result: CheckResult, findings: [Finding]) {
    let placed = invariants.flatMap(placedInvariants)
    do {
      var result = try check(
        system, invariants: invariants + placed,
        options: .ofAssertion(limits: limits, reductions: reductions, workers: workers))
      let ofPlaces = Array(result.answers[invariants.count...])
      result.answers.removeSubrange(invariants.count...)
      return (result, findings(result, placed: ofPlaces, test: test?.name))
    } catch {
      let result = CheckResult.nothing(of: system, invariants: invariants, reason: "\(error)")
      return (result, [.unexplored(system, error)])
    }
  }

  private func findings(
    _ result: CheckResult, placed: [PropertyAnswer], test: String?
  ) -> [Finding] {
    var findings = result.systemFaults.map { Finding.systemFault($0, in: result) }
    findings +=
      known.compactMap(unknownName) + known.compactMap { .withoutReason($0.invariant, $0.reason) }
    var placed = placed[...]
    for answer in result.answers {
      let mine = placed.prefix(placedCount(answer.property))
      placed = placed.dropFirst(mine.count)
      findings += self.findings(answer, placed: Array(mine), in: result, test: test)
    }
    findings += [Finding.unjudged(result)].compactMap(\.self)
    if !acceptBounded, result.systemFaults.isEmpty {
      findings += [Finding.inconclusive(result)].compactMap(\.self)
    }
    findings += [strict ? Finding.idle(result) : .neverShown(result)].compactMap(\.self)
    return findings
  }

  // MARK: - Telling known violations from others

  /// What is known about an invariant, by its name.
  private func known(about name: String) -> [KnownViolation] {
    guard let invariant = invariants.first(where: { $0.name == name }) else { return [] }
    return known.filter { invariant.isCalled($0.invariant) }
  }

  /// The places at which the violation of an invariant is known.
  private func places(_ name: String) -> [KnownViolation] {
    known(about: name).filter { $0.place != nil }
  }

  /// How many further answers belong to an invariant: one for everywhere else, one for each place.
  private func placedCount(_ name: String) -> Int {
    let places = places(name).count
    return places == 0 ? 0 : places + 1
  }

  private func placedInvariants(_ invariant: any NavigationInvariant) -> [any NavigationInvariant] {
    let places = places(invariant.name).compactMap(\.place)
    guard !places.isEmpty else { return [] }
    return [PlacedInvariant(original: invariant, places: places, isInside: false)]
      + places.map { PlacedInvariant(original: invariant, places: [$0], isInside: true) }
  }

  private func findings(
    _ answer: PropertyAnswer, placed: [PropertyAnswer], in result: CheckResult, test: String?
  ) -> [Finding] {
    func violation(
      _ answer: PropertyAnswer, _ weight: Finding.Weight, at place: String? = nil
    ) -> Finding {
      .violation(
        answer, replay: ReplayCall(invariants.first { $0.name == answer.property }), in: result,
        weight: weight, test: test, place: place)
    }
    let weight: Finding.Weight = answer.severity == .warning ? .warning : .failure
    let mine = known(about: answer.property)
    // Whoever knows it anywhere knows it at every place, too.
    if let anywhere = mine.first(where: { $0.place == nil }) {
      if answer.isViolated { return [violation(answer, .known(anywhere.reason))] }
      return answer.isOpen ? [] : [.stale(anywhere, answer, in: result)]
    }
    guard let elsewhere = placed.first else {
      return answer.isViolated ? [violation(answer, weight)] : []
    }
    // What no place explains, such as an initial state that cannot be made, is not known.
    if answer.isViolated, !placed.contains(where: \.isViolated) {
      return [violation(answer, weight)]
    }
    var findings = elsewhere.isViolated ? [violation(elsewhere, weight)] : []
    for (known, atPlace) in zip(places(answer.property), placed.dropFirst()) {
      if atPlace.isViolated {
        findings.append(violation(atPlace, .known(known.reason), at: known.place))
      } else if !atPlace.isOpen {
        findings.append(.stale(known, answer, in: result))
      }
    }
    return findings
  }

  private func unknownName(_ known: KnownViolation) -> Finding? {
    if invariants.contains(where: { $0.isCalled(known.invariant) }) { return nil }
    return .unknownName(known.invariant, among: invariants.map(\.name))
  }
}
