import ModelChecker

/// A system stated as rules on a natural Swift struct, each of which says what it touches.
///
/// ```swift
/// struct Lamp: Hashable {
///   var isPlugged = false
///   var isOn = false
/// }
///
/// let lamp = try RuleSystem(
///   initial: [Lamp()],
///   components: [Component("plug", \.isPlugged), Component("light", \.isOn)],
///   rules: [
///     Rule("plug in", writes: [\.isPlugged]) { $0.isPlugged = true },
///     Rule("switch", when: [Condition(reads: [\.isPlugged], \.isPlugged)],
///       reads: [\.isOn], writes: [\.isOn]) { $0.isOn.toggle() },
///   ])
/// ```
///
/// It is a transition system like any other; besides, the engines that
/// ``explore(_:engine:settings:options:)`` knows search it without running its closures for every state.
public struct RuleSystem<State: Hashable & Sendable>: Sendable {
  /// The initial states.
  public let initial: [State]

  /// The components, which determine a state.
  public let components: [Component<State>]

  /// The rules; the position of a rule is the ordinal of its event.
  public let rules: [Rule<State>]

  /// The invariants, which must hold in every reachable state.
  public let invariants: [RuleInvariant<State>]

  /// The things that must be possible in every reachable state.
  public let progress: [RuleProgress<State>]

  /// The events: one for each rule.
  public let catalog: EventCatalog

  /// The components that each rule touches, by the positions of components.
  let touched: [RuleTouch]

  /// The components that each invariant reads, by the positions of components.
  let judged: [Set<Int>]

  /// The rules by which something must be possible, by their ordinals.
  let progressing: [[Int]]

  /// The components that tell a goal; nil where any step will do.
  let goals: [Set<Int>?]

  private let labels: [EventLabel]

  /// Makes a system.
  ///
  /// - Throws: ``RuleSystemError`` when names or declarations don't fit together.
  public init(
    initial: [State], components: [Component<State>], rules: [Rule<State>],
    invariants: [RuleInvariant<State>] = [], progress: [RuleProgress<State>] = []
  ) throws(RuleSystemError) {
    self.initial = initial
    self.components = components
    self.rules = rules
    self.invariants = invariants
    self.progress = progress
    catalog = EventCatalog(rules.map(\.name))
    labels = rules.enumerated().map { EventLabel($1.name, ordinal: $0) }
    let positions = try Self.positions(of: components)
    try Self.expectDistinct(rules.map(\.name), "rules")
    try Self.expectDistinct(invariants.map(\.name) + progress.map(\.name), "invariants")
    var touched: [RuleTouch] = []
    for rule in rules {
      func find(
        _ paths: [any ComponentPath<State>], _ verb: String
      ) throws(RuleSystemError) -> Set<Int> {
        try Self.find(paths, in: positions) { .noComponent(of: "Rule '\(rule.name)'", verb, $0) }
      }
      var conditions: [Set<Int>] = []
      for condition in rule.conditions { conditions.append(try find(condition.reads, "reads")) }
      let reads = try find(rule.reads, "reads")
      touched.append(
        RuleTouch(
          conditions: conditions, reads: conditions.reduce(reads) { $0.union($1) },
          writes: try find(rule.writes, "writes")))
    }
    self.touched = touched
    var judged: [Set<Int>] = []
    for invariant in invariants {
      judged.append(
        try Self.find(invariant.reads, in: positions) {
          .noComponent(of: "Invariant '\(invariant.name)'", "reads", $0)
        })
    }
    self.judged = judged
    var progressing: [[Int]] = []
    var goals: [Set<Int>?] = []
    for demand in progress {
      var chosen: Set<Int> = []
      for name in demand.rules {
        guard let ordinal = catalog.ordinal(of: name) else {
          throw .noRule(of: demand.name, name)
        }
        chosen.insert(ordinal)
      }
      progressing.append(chosen.sorted())
      guard let goal = demand.goal else {
        goals.append(nil)
        continue
      }
      goals.append(
        try Self.find(goal.reads, in: positions) {
          .noComponent(of: "Invariant '\(demand.name)'", "reads", $0)
        })
    }
    self.progressing = progressing
    self.goals = goals
    for (number, state) in initial.enumerated() {
      var copy = initial[0]
      for component in components { component.copyValue(state, &copy) }
      if copy != state { throw .undeterminedState(number) }
    }
  }
}

// MARK: - Running rules on natural states

extension RuleSystem: PlainSystem {
  /// Rules run in one piece.
  public typealias Effect = Never

  /// The judgments of the invariants.
  public var judges: [@Sendable (State) -> Judgment] { invariants.map(\.judge) }

  /// Adds the ends of all rules that are enabled in a state, in the order of the rules.
  public func addSuccessors(of state: State, to successors: inout Successors<State>) {
    for rule in rules.indices where isEnabled(rule, in: state) {
      for outcome in outcomes(of: rule, in: state) {
        switch outcome {
        case .state(let state): successors.append(state)
        case .fault(let fault): successors.append(fault)
        }
      }
    }
  }

  /// Yields the transitions of each of the states, in the order of the rules.
  public func expand(_ visits: [Visit<State>]) -> [Expansion<State, Never>] {
    visits.map { Expansion(transitions: transitions(from: $0.state)) }
  }

  /// The transitions of one state, in the order of the rules.
  func transitions(from state: State) -> [Transition<State, Never>] {
    var found: [Transition<State, Never>] = []
    for rule in rules.indices where isEnabled(rule, in: state) {
      for (choice, outcome) in outcomes(of: rule, in: state).enumerated() {
        found.append(
          Transition(
            event: labels[rule], choices: rules[rule].isOpen ? [choice] : [], outcome: outcome))
      }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether every condition of a rule holds.
  func isEnabled(_ rule: Int, in state: State) -> Bool {
    rules[rule].conditions.allSatisfy { $0.holds(state) }
  }

  /// The ends of an enabled rule, one for each choice.
  ///
  /// A state in which an undeclared component was written is replaced by a fault that says so; a
  /// component that is a part of another one is written with it.
  func outcomes(of rule: Int, in state: State) -> [Outcome<State>] {
    do {
      switch rules[rule].effect {
      case .change(let change):
        var next = state
        try change(&next)
        return [checkingWrites(of: rule, from: state, to: next)]
      case .choices(let choices):
        return try choices(state).map { checkingWrites(of: rule, from: state, to: $0) }
      case .outcomes(_, let outcomes):
        return outcomes(state)
      }
    } catch let fault as Fault {
      return [.fault(fault)]
    } catch {
      return [.fault(Fault(.trapped, String(describing: error)))]
    }
  }

  private func checkingWrites(of rule: Int, from source: State, to target: State) -> Outcome<State>
  {
    let writes = touched[rule].writes
    for component in components.indices where !writes.contains(component) {
      if !components[component].hasSameValue(source, target) {
        return .fault(
          .undeclaredWrite(of: rules[rule].name, component: components[component].name))
      }
    }
    var expected = source
    for component in writes { components[component].copyValue(target, &expected) }
    return expected == target
      ? .state(target) : .fault(.undeclaredWrite(of: rules[rule].name, component: nil))
  }
}

// MARK: - Refusing a system

/// The reason why rules and components don't make a system.
public enum RuleSystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two components, rules or invariants have one name.
  case sameName(String, of: String)
  /// Two components are the same part of a state.
  case sameComponent(String, String)
  /// A component is a part of another one.
  case overlappingComponents(String, String)
  /// A rule or an invariant touches something that is not a component.
  case noComponent(of: String, String, String)
  /// Something must be possible by a rule that there is none of.
  case noRule(of: String, String)
  /// The components don't determine an initial state.
  case undeterminedState(Int)

  /// The fact and the cure, in full sentences.
  public var description: String {
    switch self {
    case .sameName(let name, let kind):
      "Two \(kind) are named '\(name)'. Give each a name of its own."
    case .sameComponent(let first, let second):
      "The components '\(first)' and '\(second)' are the same part of a state. Declare it once."
    case .overlappingComponents(let first, let second):
      "The components '\(first)' and '\(second)' have a part of a state in common. "
        + "Declare the whole, or its parts."
    case .noComponent(let subject, let verb, let path):
      "\(subject) \(verb) \(path), which is not a component. "
        + "Add it to the components, or name the component that contains it."
    case .noRule(let subject, let name):
      "Invariant '\(subject)' names rule '\(name)', which does not exist. Name one of the rules."
    case .undeterminedState(let number):
      "The components don't determine initial state @\(number): it differs from @0 in something "
        + "that is no component. Add a component for each part of the state."
    }
  }
}

extension RuleSystem {
  private static func positions(
    of components: [Component<State>]
  ) throws(RuleSystemError) -> [PartialKeyPath<State>: Int] {
    try expectDistinct(components.map(\.name), "components")
    var positions: [PartialKeyPath<State>: Int] = [:]
    for (position, component) in components.enumerated() {
      if let other = positions.updateValue(position, forKey: component.path) {
        throw .sameComponent(components[other].name, component.name)
      }
      for other in components[..<position] {
        guard
          let (mine, others) = component.bytes.flatMap({ mine in
            other.bytes.map { (mine, $0) }
          }), mine.overlaps(others)
        else { continue }
        throw .overlappingComponents(other.name, component.name)
      }
    }
    return positions
  }

  private static func expectDistinct(_ names: [String], _ kind: String) throws(RuleSystemError) {
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted { throw .sameName(name, of: kind) }
  }

  private static func find(
    _ paths: [any ComponentPath<State>], in positions: [PartialKeyPath<State>: Int],
    orThrow error: (String) -> RuleSystemError
  ) throws(RuleSystemError) -> Set<Int> {
    var found: Set<Int> = []
    for path in paths {
      guard let position = positions[path] else { throw error("\(path)") }
      found.insert(position)
    }
    return found
  }
}

extension Fault {
  /// - Parameter component: nothing where the rule wrote what belongs to no component.
  static func undeclaredWrite(of rule: String, component: String?) -> Fault {
    Fault(
      .unsupported,
      component.map { "Rule '\(rule)' writes component '\($0)' without declaring it." }
        ?? "Rule '\(rule)' writes a part of the state that is no component.")
  }
}
