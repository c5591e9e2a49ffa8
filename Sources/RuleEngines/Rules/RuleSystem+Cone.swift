import ModelChecker

extension RuleSystem {
  /// The components that bear on some: those that rules read which write one that bears on them.
  func cone(of components: Set<Int>) -> Set<Int> {
    var cone = components
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for touch in touched
      where !touch.writes.isDisjoint(with: cone) && !touch.reads.isSubset(of: cone) {
        cone.formUnion(touch.reads)
        isGrowing = true
      }
    }
    return cone
  }

  /// The cones of all invariants and of what decides whether a rule faults, but for those within
  /// another one; each a part of the system that can be explored for itself.
  var cones: [Set<Int>] {
    var cones: [Set<Int>] = []
    for reads in judged + touched.map(\.reads) {
      let cone = cone(of: reads)
      if cones.contains(where: cone.isSubset) { continue }
      cones.removeAll { $0.isSubset(of: cone) }
      cones.append(cone)
    }
    return cones
  }

  /// The system with nothing but some components, on which no others bear.
  ///
  /// The other components keep the values that they have in the first initial state. Rules keep
  /// their ordinals, and initial states their positions, so that a trace is one of the whole system.
  ///
  /// - Parameter chosen: the invariants that are judged.
  func restricted(to cone: Set<Int>, judging chosen: [Int]) -> RuleSystem {
    let others = components.indices.filter { !cone.contains($0) }
    @Sendable func restore(_ source: State, _ target: inout State) {
      for other in others { components[other].copyValue(source, &target) }
    }
    let restricted = try? RuleSystem(
      initial: initial.map { state in
        var state = state
        restore(initial[0], &state)
        return state
      },
      components: cone.sorted().map { components[$0] },
      rules: rules.indices.map { rule in
        let touch = touched[rule]
        // A rule that reads something else writes nothing here, and one that writes nothing here
        // matters by its faults alone.
        guard touch.reads.isSubset(of: cone) else { return Rule(neverNamed: rules[rule].name) }
        return Rule(
          rules[rule], writes: touch.writes.intersection(cone).map { components[$0].path }
        ) { state in
          outcomes(of: rule, in: state).map { outcome in
            guard case .state(var target) = outcome else { return outcome }
            restore(state, &target)
            return .state(target)
          }
        }
      },
      invariants: chosen.map { invariants[$0] })
    // A part of a system whose names and declarations fit together does so too.
    return restricted!
  }
}

extension Rule {
  /// A rule that is never enabled.
  fileprivate init(neverNamed name: String) {
    self.init(name, when: [Condition(reads: []) { _ in false }], writes: []) { _ in }
  }

  /// A rule with another effect.
  fileprivate init(
    _ rule: Rule, writes: [any ComponentPath<State>],
    outcomes: @escaping @Sendable (State) -> [Outcome<State>]
  ) {
    name = rule.name
    conditions = rule.conditions
    reads = rule.reads
    self.writes = writes
    effect = .outcomes(isOpen: rule.isOpen, outcomes)
  }
}
