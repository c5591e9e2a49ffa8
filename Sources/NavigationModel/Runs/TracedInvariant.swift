import ModelChecker

/// An invariant as far as it is about the states and steps of one run.
package struct TracedInvariant: DerivedInvariant {
  /// A part of an invariant.
  package enum Part {
    /// The part that can be judged on the run alone.
    case run
    /// The goals that must be reachable from the run's states, for which all of the system is
    /// explored.
    case reachability(from: [NavigationState])
  }

  package let original: any NavigationInvariant
  private let part: Part

  /// Makes the part of an invariant that is meant.
  package init(original: any NavigationInvariant, part: Part) {
    self.original = original
    self.part = part
  }

  package func derived(_ kind: NavigationProperty.Kind) -> NavigationProperty.Kind? {
    switch (kind, part) {
    case (.all(let parts), _):
      let reduced = parts.compactMap(derived)
      return reduced.isEmpty ? nil : .all(reduced)
    case (.alwaysReachable(var reachability), .reachability(let states)):
      let premise = reachability.premise
      let states = Set(states)
      reachability.premise = { states.contains($0) && premise($0) }
      return .alwaysReachable(reachability)
    case (.leadsTo(var promise), .reachability(let states)):
      let obligation = promise.obligation
      let states = Set(states)
      promise.obligation = { states.contains($0) ? obligation($0) : nil }
      return .leadsTo(promise)
    // NB: What some state must show says nothing about a single run.
    case (.alwaysReachable, .run), (.leadsTo, .run), (.sometimes, _), (.sometimesStep, _),
      (_, .reachability):
      return nil
    case (_, .run): return kind
    }
  }
}
