import ModelChecker

/// Runs the closures of a rule system on packed states.
///
/// It hides the type of the states, so that the code that runs for every state is not generic.
protocol RuleEvaluator: AnyObject {
  /// The places of the components in a packed state.
  var layout: StateLayout { get }

  /// The components that each rule touches.
  var touched: [RuleTouch] { get }

  /// The components that each invariant reads.
  var judged: [Set<Int>] { get }

  /// The number of closures run.
  var evaluations: Int { get }

  /// The initial states, packed.
  func initialWords() throws(FieldOverflow) -> [UInt64]

  /// The rules whose conditions on some components hold.
  func candidates(in state: UnsafePointer<UInt64>, knowing known: Set<Int>) -> [Int]

  /// For each of some rules the first of its conditions on some components that is false, if any.
  func failures(
    of rules: [Int], in state: UnsafePointer<UInt64>, knowing known: Set<Int>
  ) -> [Int?]

  /// The ends of those of some rules that are enabled.
  func outcomes(
    of rules: [Int], in state: UnsafePointer<UInt64>
  ) throws(FieldOverflow) -> [PackedOutcome]

  /// The judgment of an invariant on a state.
  func judgment(of invariant: Int, on state: UnsafePointer<UInt64>) -> Judgment
}

/// One end of a rule.
struct PackedOutcome {
  /// The rule.
  var rule: Int
  /// The words of the target, or nothing when the rule ended in a fault.
  var target: [UInt64]
  /// The number of the fault.
  var fault = 0
}

/// More values of a component were met than its field can number.
struct FieldOverflow: Error {
  var component: Int
}

/// Runs the closures of a system of one type of states.
final class RuleEvaluation<State: Hashable & Sendable>: RuleEvaluator {
  let layout: StateLayout
  private(set) var evaluations = 0
  /// The rules that were enabled in some state, by ordinals.
  private(set) var enabled: Set<Int> = []
  /// The faults met, by their numbers.
  private(set) var faults: [Fault] = []

  private let system: RuleSystem<State>
  let values: [any ComponentValues<State>]

  init(_ system: RuleSystem<State>, layout: StateLayout, values: [any ComponentValues<State>]) {
    self.system = system
    self.layout = layout
    self.values = values
  }

  var touched: [RuleTouch] { system.touched }

  var judged: [Set<Int>] { system.judged }

  func initialWords() throws(FieldOverflow) -> [UInt64] {
    var words: [UInt64] = []
    for state in system.initial {
      words += try pack(
        state, components: values.indices, over: [UInt64](repeating: 0, count: layout.width))
    }
    return words
  }

  func candidates(in state: UnsafePointer<UInt64>, knowing known: Set<Int>) -> [Int] {
    let state = unpack(state)
    return system.rules.indices.filter { failure(of: $0, in: state, knowing: known) == nil }
  }

  func failures(
    of rules: [Int], in state: UnsafePointer<UInt64>, knowing known: Set<Int>
  ) -> [Int?] {
    let state = unpack(state)
    return rules.map { failure(of: $0, in: state, knowing: known) }
  }

  private func failure(of rule: Int, in state: State, knowing known: Set<Int>) -> Int? {
    for (number, reads) in touched[rule].conditions.enumerated() where reads.isSubset(of: known) {
      evaluations += 1
      if !system.rules[rule].conditions[number].holds(state) { return number }
    }
    return nil
  }

  func outcomes(
    of rules: [Int], in words: UnsafePointer<UInt64>
  ) throws(FieldOverflow) -> [PackedOutcome] {
    let state = unpack(words)
    let source = Array(UnsafeBufferPointer(start: words, count: layout.width))
    var found: [PackedOutcome] = []
    for rule in rules {
      evaluations += 1
      guard system.isEnabled(rule, in: state) else { continue }
      for outcome in system.outcomes(of: rule, in: state) {
        enabled.insert(rule)
        switch outcome {
        case .fault(let fault):
          found.append(PackedOutcome(rule: rule, target: [], fault: number(of: fault)))
        case .state(let target):
          let words = try pack(target, components: touched[rule].writes, over: source)
          found.append(PackedOutcome(rule: rule, target: words))
        }
      }
    }
    return found
  }

  func judgment(of invariant: Int, on state: UnsafePointer<UInt64>) -> Judgment {
    evaluations += 1
    return system.invariants[invariant].judge(unpack(state))
  }

  /// The number of a fault, a new one when it was not met before.
  func number(of fault: Fault) -> Int {
    if let known = faults.firstIndex(of: fault) { return known }
    faults.append(fault)
    return faults.count - 1
  }

  /// The state that the words stand for.
  func unpack(_ words: UnsafePointer<UInt64>) -> State {
    var state = system.initial[0]
    for (component, values) in values.enumerated() {
      values.put(layout.number(of: component, in: words), into: &state)
    }
    return state
  }

  private func pack(
    _ state: State, components: some Sequence<Int>, over words: [UInt64]
  ) throws(FieldOverflow) -> [UInt64] {
    var words = words
    for component in components {
      let number = values[component].number(in: state)
      let field = layout.fields[component]
      if number >> field.bits != 0 { throw FieldOverflow(component: component) }
      words[field.word] = words[field.word] & ~field.mask | UInt64(number) << UInt64(field.shift)
    }
    return words
  }
}
