import ModelChecker
import NavigationModel

/// The names of the ways in which one event goes on from one state, each by what tells it from the others.
///
/// What happens on the way comes first: the order of what runs, or an outcome that the platform leaves
/// open. Ways on which the same happens are told apart by the states in which they end.
struct OptionNames {
  /// A way.
  struct Option {
    /// The answers to what the event leaves open.
    var choices: [Int]
    /// The effects, oldest first.
    var effects: [NavigationEffect]
    /// The state in which it ends, or the fault.
    var outcome: Outcome<NavigationState>
  }

  /// The names, in the order of the ways; empty where there is one alone.
  private(set) var all: [String]

  private let options: [Option]
  private let source: NavigationState
  /// For each way the effects of which an order is told.
  private let effects: [[NavigationEffect]]

  /// Names the ways of an event that begin in a state.
  init(_ options: [Option], from source: NavigationState) {
    (self.options, self.source) = (options, source)
    // What the scope cuts is nothing that the app does.
    effects = options.map { $0.effects.filter { $0.verb != .cut } }
    all = options.map { _ in "" }
    guard options.count > 1 else { return }
    name(Array(options.indices), after: [])
    for index in all.indices.reversed() where all[..<index].contains(all[index]) {
      all[index] = .numbered(all[index], options[index].choices.inTrace)
    }
  }

  /// Names ways that share the words so far.
  private mutating func name(_ group: [Int], after words: [String], from position: Int = 0) {
    guard group.count > 1 else {
      all[group[0]] = words.joined(separator: ", ")
      return
    }
    var position = position
    let longest = group.map { effects[$0].count }.max() ?? 0
    while position < longest, isShared(position, by: group) { position += 1 }
    guard position < longest else { return nameByOutcome(group, after: words) }
    let kinds = Dictionary(grouping: group) { effects[$0].dropFirst(position).first }
    let isOutcome = kinds.keys.contains { $0?.verb == .otherOutcome }
    for (effect, members) in kinds.sorted(by: { $0.value[0] < $1.value[0] }) {
      // Where only the platform's outcome differs, the usual one needs no other words.
      let word: String =
        switch effect {
        case let effect? where effect.verb == .otherOutcome: effect.lessUsualOutcome
        case _ where isOutcome && kinds.count == 2: .asUsual
        case let effect?: words.isEmpty ? .first(effect.words) : .then(effect.words)
        case nil: .nothingMore
        }
      name(members, after: words + [word], from: position + 1)
    }
  }

  private func isShared(_ position: Int, by group: [Int]) -> Bool {
    let first = effects[group[0]].dropFirst(position).first
    return group.allSatisfy { effects[$0].dropFirst(position).first == first }
  }

  private mutating func nameByOutcome(_ group: [Int], after words: [String]) {
    for index in group {
      let other = group[0] == index ? group[1] : group[0]
      all[index] = (words + [difference(of: index, from: other)]).joined(separator: ", ")
    }
  }

  /// Returns what is so at the end of one way, and not at the end of another one.
  private func difference(of index: Int, from other: Int) -> String {
    let state: NavigationState
    switch options[index].outcome {
    case .fault(let fault): return fault.kind.outcome
    case .state(let reached): state = reached
    }
    guard case .state(let otherwise) = options[other].outcome else { return .goesOn }
    let (before, own, others) = (source.screenNames, state.screenNames, otherwise.screenNames)
    if let name = own.first(where: { own.count($0) > others.count($0) }) {
      return own.count(name) > before.count(name) ? .opens(name) : .stays(name)
    }
    if let name = others.first(where: { others.count($0) > own.count($0) }) {
      return before.count(name) > own.count(name) ? .closes(name) : .doesNotOpen(name)
    }
    return StateText.changes(from: otherwise, to: state).first?.text ?? .alike
  }
}

extension NavigationGraph {
  /// Returns the names of the ways on which events of a state go on, by transition; none for an event
  /// that has one way.
  ///
  /// - Parameter event: the ordinal of the event; nil for all.
  func optionNames(in state: Int, of event: Int? = nil) -> [Int: String] {
    var names: [Int: String] = [:]
    let named = outgoing[state].filter { event == nil || edges[$0].event.ordinal == event }
    for ways in Dictionary(grouping: named, by: { edges[$0].event.ordinal }).values
    where ways.count > 1 {
      let options = ways.map { way in
        let edge = edges[way]
        return OptionNames.Option(
          choices: edge.choices, effects: edge.effects,
          outcome: edge.target.map { .state(states[$0]) } ?? edge.fault.map { .fault($0) }!)
      }
      for (way, name) in zip(ways, OptionNames(options, from: states[state]).all) {
        names[way] = name
      }
    }
    return names
  }
}

extension Expansion<NavigationState, NavigationEffect> {
  /// Returns the name of the way on which a step goes on; nil where its event has no other way, or the
  /// step is not among the transitions.
  package func optionName(of step: NavigationStep) -> String? {
    let ways = transitions.filter { $0.event == step.transition.event }
    let choices = step.transition.choices.withoutTrailingZeros
    guard ways.count > 1,
      let index = ways.firstIndex(where: { $0.choices.withoutTrailingZeros == choices })
    else { return nil }
    let options = ways.map {
      OptionNames.Option(choices: $0.choices, effects: $0.effects, outcome: $0.outcome)
    }
    return OptionNames(options, from: step.source).all[index]
  }
}

extension NavigationState {
  /// The names of the screens, as often as they are there.
  fileprivate var screenNames: [String] {
    views.filter { $0.role == .screen }.map { ScreenName.short($0.title) }
  }
}

extension [String] {
  fileprivate func count(_ name: String) -> Int { count { $0 == name } }
}

extension String {
  fileprivate static func first(_ effect: String) -> String { "first \(effect)" }
  fileprivate static func then(_ effect: String) -> String { "then \(effect)" }
  fileprivate static func opens(_ screen: String) -> String { "\(screen) opens" }
  fileprivate static func doesNotOpen(_ screen: String) -> String { "\(screen) does not open" }
  fileprivate static func stays(_ screen: String) -> String { "\(screen) stays" }
  fileprivate static func closes(_ screen: String) -> String { "\(screen) closes" }
  fileprivate static func numbered(_ name: String, _ choices: String) -> String {
    choices.isEmpty ? name : "\(name), \(choices)"
  }

  fileprivate static let asUsual = "as usual"
  fileprivate static let nothingMore = "nothing more"
  fileprivate static let goesOn = "no fault"
  fileprivate static let alike = "otherwise alike"
}
