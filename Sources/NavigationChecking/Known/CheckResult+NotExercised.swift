import ModelChecker
import NavigationModel

extension CheckResult {
  /// Accepts what was not exercised and is listed as such.
  ///
  /// - Parameter known: what is listed as known; violations among it are left alone.
  /// - Returns: what is listed as not exercised, and was exercised. A name that says nothing to this
  ///   result, such as that of an invariant that nobody judged, is not among it.
  package mutating func accept(_ known: [KnownViolation]) -> [KnownViolation] {
    let listed = known.filter(\.isNotExercised)
    guard !listed.isEmpty else { return [] }
    let open = unexercised.map(\.name)
    for one in listed { accepted[one.invariant] = one.reason }
    let exercised = self.exercised
    return listed.filter { one in
      exercised.contains { $0.isNamed(one.invariant) }
        && !open.contains { $0.isNamed(one.invariant) }
    }
  }

  /// The invariants that say something, the events that happen, and the roles that occur.
  private var exercised: Set<String> {
    var names = Set(graph.edges.lazy.map(\.event.name))
    for answer in answers {
      switch answer.verdict {
      case .holds, .violated: names.insert(answer.property)
      default: break
      }
    }
    for state in graph.states { names.formUnion(state.coordinators.map(\.role)) }
    return names
  }
}
