import ModelChecker
import NavigationModel
import NavigationReports

/// The violations of a result, compared with those that are known.
package struct BaselineComparison {
  /// A violation at one place.
  package struct Occurrence {
    /// The answer, with the shortest trace to the violation.
    package var answer: PropertyAnswer
    /// The place of the violation; nil where no place tells it from others.
    package var place: String?
    /// The reason why it is there for now; nil where it is not known.
    package var reason: String?
  }

  /// The places at which an invariant is violated without being known, as far as they are looked for.
  package enum NewPlaces {
    case first, all
  }

  /// The violations, each invariant at each place, those that are known first.
  package private(set) var occurrences: [Occurrence] = []

  /// The known violations that do not occur any more.
  package private(set) var stale: [KnownViolation] = []

  /// The known violations that were not found before the search ended: they may still occur.
  package private(set) var unreached: [KnownViolation] = []

  /// The names of invariants that are known to be violated and that nobody judged.
  package let unknownNames: [String]

  private let result: CheckResult
  private let newPlaces: NewPlaces

  /// Compares a result with the violations that are known of its system.
  ///
  /// - Complexity: judges an invariant once for each place at which it is violated; nothing is
  ///   explored again.
  package init(
    _ result: CheckResult, invariants: [any NavigationInvariant], known: [KnownViolation],
    newPlaces: NewPlaces = .all
  ) {
    self.result = result
    self.newPlaces = newPlaces
    unknownNames = known.map(\.invariant).filter { name in
      !invariants.contains { $0.isCalled(name) }
    }
    for (invariant, answer) in zip(invariants, result.answers) {
      let mine = known.filter { invariant.isCalled($0.invariant) }
      // A violation that is known anywhere is known at every place, too.
      if let anywhere = mine.first(where: { $0.place == nil }) {
        compare(answer, with: anywhere, of: mine)
      } else {
        compare(answer, of: invariant, withPlaces: mine)
      }
    }
  }

  /// Compares an answer with a violation that is known wherever it is.
  private mutating func compare(
    _ answer: PropertyAnswer, with anywhere: KnownViolation, of known: [KnownViolation]
  ) {
    if answer.isViolated {
      occurrences.append(Occurrence(answer: answer, reason: anywhere.reason))
    } else if answer.isOpen {
      unreached += known
    } else {
      stale.append(anywhere)
    }
  }

  /// Judges an invariant at the places where its violation is known, and everywhere else.
  private mutating func compare(
    _ answer: PropertyAnswer, of invariant: any NavigationInvariant,
    withPlaces known: [KnownViolation]
  ) {
    var found: [Occurrence] = []
    var absent: [KnownViolation] = []
    for one in known {
      guard let place = one.place else { continue }
      let inside = judged(invariant, at: [place], isInside: true)
      if inside.isViolated {
        found.append(Occurrence(answer: inside, place: place, reason: one.reason))
      } else if inside.isOpen {
        unreached.append(one)
      } else {
        absent.append(one)
      }
    }
    if answer.isViolated {
      found += newOccurrences(of: invariant, answer, besides: known.compactMap(\.place))
      // No place explains some violations, such as that of an initial state that cannot be made.
      if found.isEmpty {
        occurrences.append(Occurrence(answer: answer))
        return
      }
    }
    occurrences += found
    stale += absent
  }

  /// Judges an invariant everywhere but at some places, one new place after the other.
  private func newOccurrences(
    of invariant: any NavigationInvariant, _ first: PropertyAnswer, besides known: [String]
  ) -> [Occurrence] {
    var found: [Occurrence] = []
    var places = known
    while found.isEmpty || newPlaces == .all {
      let answer = places.isEmpty ? first : judged(invariant, at: places, isInside: false)
      guard case .violated(let counterexample) = answer.verdict else { return found }
      guard let place = result.place(of: counterexample), !places.contains(place) else {
        return found + [Occurrence(answer: answer)]
      }
      found.append(Occurrence(answer: answer, place: place))
      places.append(place)
    }
    return found
  }

  private func judged(
    _ invariant: any NavigationInvariant, at places: [String], isInside: Bool
  ) -> PropertyAnswer {
    result.answers(
      to: [PlacedInvariant(original: invariant, places: places, isInside: isInside)])[0]
  }
}

extension CheckResult {
  /// The screen that a person can touch where a counterexample ends, or a coordinator that lives
  /// there; nil where there is neither.
  fileprivate func place(of counterexample: Counterexample) -> String? {
    guard !counterexample.isAbsence,
      let last = TraceWalk(counterexample.trace, in: self).states.last
    else { return nil }
    let state = graph.states[last]
    return state.views.first { $0.isScreen && $0.isHittable }?.title
      ?? state.coordinators.indices.first.map { state.name(of: $0) }
  }
}
