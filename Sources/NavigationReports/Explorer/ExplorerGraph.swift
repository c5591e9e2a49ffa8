import ModelChecker
import NavigationModel

/// The states and transitions of an explorer's page: those of a search, and what is found later.
package struct ExplorerGraph {
  /// The graph as the page reads it.
  private(set) var document: ExplorerDocument

  private let system: any NavigationSystem
  private let context: ReportContext
  private var states = ExplorerStates()
  private var judgments: ExplorerJudgments
  private var places: ExplorerPlaces
  private var events = Interned<EventLabel, ExplorerDocument.Event>()
  private var choices = Interned<[Int], [Int]>()
  private var options = Interned<String, String>()
  private var effects = Interned<[NavigationEffect], [String]>()
  private var faults = Interned<String, Fault>()
  private var isExpanded: [Bool] = []

  /// Makes the graph of a result.
  ///
  /// - Parameters:
  ///   - document: the same result as recorders read it, with its causes.
  ///   - invariants: what was judged.
  /// - Complexity: each invariant judges each state and each transition once.
  package init(
    _ result: CheckResult, document: ResultDocument, invariants: [any NavigationInvariant],
    context: ReportContext
  ) {
    (system, self.context) = (result.system, context)
    judgments = ExplorerJudgments(invariants, of: result.system)
    places = ExplorerPlaces(ScreenGraph(result), document)
    self.document = ExplorerDocument(
      result, document: document, invariants: invariants, areLocal: judgments.areLocal,
      context: context)
    // Declared events first, whether or not they ever happen.
    for (ordinal, event) in system.events.enumerated() {
      _ = number(of: EventLabel(event.name, ordinal: ordinal))
    }
    add(result.graph)
    self.document.states.initial = result.graph.initial.map { $0 ?? -1 }
  }

  /// Adds what a search has found: new states, and the transitions of those that had none.
  ///
  /// - Complexity: linear in what is new, and in the number of all states.
  package mutating func add(_ found: NavigationGraph) {
    let known = states.all.count
    let numbers = found.states.map { state in states.number(of: state) ?? add(state) }
    for (state, cap) in found.cut where numbers[state] >= known {
      document.states.cut["\(numbers[state])"] = cap
    }
    var isTaken = [Bool](repeating: false, count: numbers.count)
    for (state, number) in numbers.enumerated() where !isExpanded[number] {
      let isWhole = found.isExpanded[state]
      let hasNone = document.edges.first[number] == document.edges.end[number]
      guard isWhole || (hasNone && !found.outgoing[state].isEmpty) else { continue }
      isTaken[state] = true
      isExpanded[number] = isWhole
      document.states.cut["\(number)"] = nil
      (document.edges.first[number], document.edges.end[number]) = (0, 0)
      document.states.blocked[number] = blocked(found.disabledEvents(in: state))
    }
    var source = -1
    var names: [Int: String] = [:]
    for (edge, transition) in found.edges.enumerated() where isTaken[transition.source] {
      let number = numbers[transition.source]
      if number != source {
        document.edges.first[number] = document.edges.event.count
        names = found.optionNames(in: transition.source)
      }
      source = number
      document.edges.option.append(options.number(of: names[edge] ?? ""))
      add(transition, to: transition.target.map { numbers[$0] }, found.step(at: edge))
      document.edges.end[number] = document.edges.event.count
    }
    complete()
  }

  /// Adds a state, and returns its number.
  private mutating func add(_ state: NavigationState) -> Int {
    states.add(state, to: &document.states)
    document.states.place.append(places.number(of: state))
    let judged = judgments.judged(state)
    document.states.violated.append(judged.violated)
    document.states.exercised.append(judged.exercised)
    document.states.blocked.append(blocked([]))
    document.edges.first.append(0)
    document.edges.end.append(0)
    isExpanded.append(false)
    return states.all.count - 1
  }

  private mutating func add(
    _ transition: NavigationGraph.Edge, to target: Int?, _ step: NavigationStep
  ) {
    let judged = judgments.judged(step)
    document.edges.exercised.append(judged.exercised)
    if !judgments.isNothing(judged.violated) {
      document.edges.violating.append(document.edges.event.count)
      document.edges.violated.append(judged.violated)
    }
    document.edges.event.append(number(of: transition.event))
    document.edges.choices.append(choices.number(of: transition.choices.withoutTrailingZeros))
    let words = transition.effects
    document.edges.effects.append(effects.number(of: words) { words.map(\.words) })
    document.edges.target.append(
      target ?? transition.fault.map { fault in
        -1 - faults.number(of: fault.message) { fault }
      }!)
  }

  private mutating func complete() {
    states.complete(&document.states)
    judgments.complete(&document.states)
    document.states.unexplored = isExpanded.indices.filter {
      !isExpanded[$0] && document.states.cut["\($0)"] == nil
    }
    document.places = places.all
    document.events = events.values
    document.edges.choiceTexts = choices.values.map(\.inTrace)
    document.edges.optionTexts = options.values
    document.edges.effectTexts = effects.values
    document.edges.faults = faults.values.map(\.message)
  }

  /// The state with a number.
  subscript(number: Int) -> NavigationState { states.all[number] }

  /// The number of states.
  package var size: Int { states.all.count }

  /// Returns the number of a state; nil where the graph does not have it.
  func number(of state: NavigationState) -> Int? { states.number(of: state) }

  /// Returns a Boolean value that indicates whether the graph has all transitions of a state.
  func knowsTransitions(of state: Int) -> Bool { isExpanded[state] }

  /// Returns the answers to what the event of a transition left open.
  func answers(on edge: Int) -> [Int] { choices.values[document.edges.choices[edge]] }

  /// Returns the fault in which a transition ended; nil where it led to a state.
  func fault(on edge: Int) -> Fault? {
    let target = document.edges.target[edge]
    return target < 0 ? faults.values[-1 - target] : nil
  }

  private mutating func blocked(_ disabled: [DisabledEvent]) -> Int {
    judgments.blocked(disabled.map { (number(of: $0.event), $0.reason) })
  }

  private mutating func number(of label: EventLabel) -> Int {
    events.number(of: label) { [system, context] in
      .init(label, of: system, context: context)
    }
  }
}
