import ModelChecker
import NavigationModel

/// The violations of a result, known and new.
public struct BaselineComparison: Sendable {
  /// A violation at one place.
  public struct Occurrence: Sendable {
    /// The answer, with the shortest way to it.
    public var answer: PropertyAnswer
    /// The place; nil where no place tells it from others.
    public var place: String?
    /// The reason why it is there for now; nil where it is not known.
    public var reason: String?
  }

  /// The violations, each invariant at each place, known or not.
  public var occurrences: [Occurrence] = []

  /// The known violations that are gone.
  public var stale: [KnownViolation] = []

  /// The known violations that the search did not reach before it ended: they may still be there.
  public var unreached: [KnownViolation] = []

  /// The names of invariants that are known and that nobody judged.
  public var unknownNames: [String] = []

  /// Compares what was found with what is known of the system.
  ///
  /// - Complexity: judges an invariant once for each place at which it is violated; nothing is
  ///   explored again.
  public init(
    _ result: CheckResult, invariants: [any NavigationInvariant], known: [KnownViolation]
  ) {
    unknownNames = known.map(\.invariant).filter { name in
      !invariants.contains { $0.isCalled(name) }
    }
    for (invariant, answer) in zip(invariants, result.answers) {
      let mine = known.filter { invariant.isCalled($0.invariant) }
      if let anywhere = mine.first(where: { $0.place == nil }) {
        if answer.isViolated {
          occurrences.append(.init(answer: answer, place: nil, reason: anywhere.reason))
        } else if answer.isOpen {
          unreached += mine
        } else {
          stale.append(anywhere)
        }
        continue
      }
      note(mine, of: invariant, in: result)
      noteOthers(than: mine.compactMap(\.place), of: invariant, answer, in: result)
    }
  }

  /// Judges an invariant at the places where it is known.
  private mutating func note(
    _ known: [KnownViolation], of invariant: any NavigationInvariant, in result: CheckResult
  ) {
    for one in known {
      guard let place = one.place else { continue }
      let inside = PlacedInvariant(original: invariant, places: [place], isInside: true)
      let answer = result.answers(to: [inside])[0]
      if answer.isViolated {
        occurrences.append(.init(answer: answer, place: place, reason: one.reason))
      } else if answer.isOpen {
        unreached.append(one)
      } else {
        stale.append(one)
      }
    }
  }

  /// Judges an invariant everywhere else, place by place.
  private mutating func noteOthers(
    than known: [String], of invariant: any NavigationInvariant, _ first: PropertyAnswer,
    in result: CheckResult
  ) {
    guard first.isViolated else { return }
    var places = known
    while true {
      let answer =
        places.isEmpty
        ? first
        : result.answers(
          to: [PlacedInvariant(original: invariant, places: places, isInside: false)])[0]
      guard case .violated(let counterexample) = answer.verdict else { break }
      let place = result.place(of: counterexample)
      guard let place, !places.contains(place) else {
        occurrences.append(.init(answer: answer, place: nil, reason: nil))
        return
      }
      occurrences.append(.init(answer: answer, place: place, reason: nil))
      places.append(place)
    }
    // What no place explains, such as an initial state that cannot be made, is at none.
    let isTold = occurrences.contains { $0.answer.property == first.property }
    if !isTold { occurrences.append(.init(answer: first, place: nil, reason: nil)) }
  }
}

extension CheckResult {
  /// A screen that a person can touch where a counterexample ends, or a coordinator that lives
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
