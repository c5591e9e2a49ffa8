import ModelChecker

extension RuleSystem {
  /// Finds rules, conditions and invariants that read what they don't declare.
  ///
  /// Each is run again in reachable states in which one component that it does not declare has
  /// another reachable value; a difference is a fault that names both. What never showed in the
  /// states seen is not found.
  ///
  /// - Parameter limits: the limits of the search for states to try.
  /// - Returns: one fault for each rule or invariant and component, with a trace to the state in
  ///   which the difference showed.
  /// - Complexity: for each state as many runs of each rule as there are components.
  public func undeclaredReads(limits: Limits = Limits(states: 4_096)) throws -> [SystemFault] {
    let graph = try explore(self, options: ExplorationOptions(limits: limits))
    let others = components.map { Alternatives(of: $0, in: graph.states) }
    var found: [SystemFault] = []
    var known: Set<Fault> = []
    for number in graph.states.indices {
      let state = graph.states[number]
      for (component, alternatives) in others.enumerated() {
        guard let other = alternatives.other(than: state, turn: number) else { continue }
        var scrambled = state
        components[component].copyValue(other, &scrambled)
        for subject in subjects(differingBetween: state, and: scrambled, in: component) {
          let fault = Fault.undeclaredRead(by: subject, component: components[component].name)
          guard known.insert(fault).inserted else { continue }
          found.append(
            SystemFault(
              fault: fault, trace: graph.trace(to: number),
              ordinals: graph.trace(to: number, by: .ordinals)))
        }
      }
    }
    return found
  }

  /// The rules and invariants that tell two states apart by a component that they don't declare.
  private func subjects(
    differingBetween state: State, and other: State, in component: Int
  ) -> [String] {
    var subjects: [String] = []
    for rule in rules.indices
    where tellsApart(rule, state, other, in: component) {
      subjects.append("Rule '\(rules[rule].name)'")
    }
    for (number, invariant) in invariants.enumerated()
    where !judged[number].contains(component) && invariant.judge(state) != invariant.judge(other) {
      subjects.append("Invariant '\(invariant.name)'")
    }
    return subjects
  }

  private func tellsApart(_ rule: Int, _ state: State, _ other: State, in component: Int) -> Bool {
    for (condition, reads) in zip(rules[rule].conditions, touched[rule].conditions)
    where !reads.contains(component) && condition.holds(state) != condition.holds(other) {
      return true
    }
    guard !touched[rule].reads.contains(component), isEnabled(rule, in: state),
      isEnabled(rule, in: other)
    else { return false }
    let ends = outcomes(of: rule, in: state)
    let otherEnds = outcomes(of: rule, in: other)
    return ends.count != otherEnds.count
      || zip(ends, otherEnds).contains { !isAlike($0, $1, writtenBy: rule) }
  }

  /// Returns a Boolean value that indicates whether a rule has written the same values, or ended in
  /// the same fault.
  private func isAlike(_ end: Outcome<State>, _ other: Outcome<State>, writtenBy rule: Int) -> Bool
  {
    switch (end, other) {
    case (.state(let end), .state(let other)):
      touched[rule].writes.allSatisfy { components[$0].hasSameValue(end, other) }
    case (.fault(let end), .fault(let other)): end == other
    default: false
    }
  }
}

/// Some states that differ in a component.
private struct Alternatives<State: Hashable & Sendable> {
  private let component: Component<State>
  private var states: [State] = []

  /// The greatest number of values that are tried.
  private static var most: Int { 16 }

  init(of component: Component<State>, in states: [State]) {
    self.component = component
    for state in states where self.states.count < Self.most {
      if !self.states.contains(where: { component.hasSameValue($0, state) }) {
        self.states.append(state)
      }
    }
  }

  /// A state in which the component has another value, one after the other in turn.
  func other(than state: State, turn: Int) -> State? {
    let others = states.filter { !component.hasSameValue($0, state) }
    return others.isEmpty ? nil : others[turn % others.count]
  }
}

extension Fault {
  fileprivate static func undeclaredRead(by subject: String, component: String) -> Fault {
    Fault(
      .unsupported,
      "\(subject) reads component '\(component)' without declaring it: "
        + "its answer changes with the value.")
  }
}
