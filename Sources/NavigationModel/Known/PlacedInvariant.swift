import ModelChecker

/// An invariant that is judged in one part of the states only: at some places, or everywhere else.
package struct PlacedInvariant: DerivedInvariant {
  package let original: any NavigationInvariant
  let places: [String]
  /// A Boolean value that indicates whether it is judged at the places; else elsewhere.
  let isInside: Bool

  /// Makes what is judged of an invariant at some places, or everywhere else.
  package init(original: any NavigationInvariant, places: [String], isInside: Bool) {
    self.original = original
    self.places = places
    self.isInside = isInside
  }

  package func derived(_ kind: NavigationProperty.Kind) -> NavigationProperty.Kind? { placed(kind) }

  private func placed(_ kind: NavigationProperty.Kind) -> NavigationProperty.Kind {
    switch kind {
    case .always(let judge):
      return .always { isJudged($0) ? judge($0) : .notExercised }
    case .alwaysStep(let judge):
      return .alwaysStep { isJudged($0) ? judge($0) : .notExercised }
    case .alwaysRun(var pattern):
      let relation = pattern.relation
      pattern.relation = { run in
        run.last.map(isJudged) ?? true ? relation(run) : .notExercised
      }
      return .alwaysRun(pattern)
    case .equivalentRuns(var equivalence):
      let relation = equivalence.relation
      equivalence.relation = { isJudged($1.end) ? relation($0, $1) : .notExercised }
      return .equivalentRuns(equivalence)
    case .confluent(var confluence):
      let key = confluence.key
      confluence.key = { isJudged($0) ? key($0) : nil }
      return .confluent(confluence)
    case .monitor(var monitor):
      let advance = monitor.advance
      monitor.advance = { memory, step in
        var move = advance(memory, step)
        if !isJudged(step) { move.judgment = .notExercised }
        return move
      }
      return .monitor(monitor)
    case .alwaysReachable(var reachability):
      let premise = reachability.premise
      reachability.premise = { isJudged($0) && premise($0) }
      return .alwaysReachable(reachability)
    case .leadsTo(var promise):
      let obligation = promise.obligation
      promise.obligation = { isJudged($0) ? obligation($0) : nil }
      return .leadsTo(promise)
    case .noFault(let kinds):
      return .alwaysStep { step in
        guard let fault = step.fault, kinds.contains(fault.kind) else { return .holds }
        return isJudged(step) ? .violated(fault.message) : .notExercised
      }
    case .given(let judgment):
      return .always { isJudged($0) ? judgment : .notExercised }
    case .all(let parts): return .all(parts.map(placed))
    // What is missing everywhere is missing at no place in particular.
    case .sometimes, .sometimesStep: return .always { _ in .notExercised }
    }
  }

  private func isJudged(_ state: NavigationState) -> Bool {
    places.contains(where: state.isAt) == isInside
  }

  private func isJudged(_ step: NavigationStep) -> Bool { isJudged(step.target ?? step.source) }
}

extension NavigationState {
  /// Returns a Boolean value that indicates whether a person can touch the screen of this name, or
  /// the coordinator of this name lives.
  func isAt(_ place: String) -> Bool {
    let place = place.lowercased()
    return views.contains {
      $0.isScreen && $0.isHittable && [$0.name, $0.title].contains { $0.lowercased() == place }
    }
      || coordinators.indices.contains { number in
        [coordinators[number].part, coordinators[number].type, name(of: number)]
          .contains { $0.lowercased() == place }
      }
  }
}
