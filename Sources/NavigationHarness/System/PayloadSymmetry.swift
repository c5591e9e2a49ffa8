import ModelChecker
import NavigationModel

/// Derives what happens in a state from what happened in one with other payloads.
///
/// Where an app treats payloads alike, what it does with one it does with the other, the payloads
/// apart. So the states that differ in nothing but a permutation of payloads need one live
/// expansion between them; the transitions of the others follow by renaming. The graph is the one
/// that a search without it finds, state by state, so that properties may well compare payloads:
/// only the app must not.
///
/// Whether it does is not taken on trust: now and then a state is expanded although it could be
/// derived, and the two are compared.
final class PayloadSymmetry {
  typealias Expansion = ModelChecker.Expansion<NavigationState, NavigationEffect>

  /// A renaming of payloads in states and events.
  final class Renaming {
    fileprivate let states: RenamedStates
    /// For each declared event the ordinal of its counterpart.
    fileprivate let ordinals: [Int]

    fileprivate init(_ renaming: PayloadRenaming, events: [String], in store: FacetStore) {
      states = RenamedStates(renaming, in: store)
      let places = Dictionary(uniqueKeysWithValues: events.enumerated().map { ($1, $0) })
      ordinals = events.map { places[renaming.renamed($0)]! }
    }
  }

  private let renamings: [Renaming]
  private let events: [String]

  /// The states that were expanded live, or are being expanded.
  private var announced: Set<NavigationState> = []

  /// The expansions of those that have counterparts.
  private var expansions: [NavigationState: Expansion] = [:]
  private var derivations = 0

  /// A Boolean value that indicates whether the payloads turned out not to be interchangeable.
  private(set) var isRefuted = false

  /// - Parameters:
  ///   - domains: the payloads; each event must have a counterpart.
  ///   - events: the names of the declared events.
  init(_ domains: [PayloadDomain], events: [String], in store: FacetStore) {
    self.events = events
    renamings = PayloadRenaming.all(of: domains).map {
      Renaming($0, events: events, in: store)
    }
  }

  /// A state that was expanded, or is going to be, and what turns it into the given one.
  func counterpart(of state: NavigationState) -> (state: NavigationState, renaming: Renaming)? {
    guard !isRefuted else { return nil }
    // The renamings are all there are, so that every state with the same ones turns up.
    for renaming in renamings {
      let other = renaming.states.renamed(state)
      if other != state, announced.contains(other),
        let back = renamings.first(where: { $0.states.renamed(other) == state })
      {
        return (other, back)
      }
    }
    return nil
  }

  /// Takes note that a state is going to be expanded.
  func announce(_ state: NavigationState) { announced.insert(state) }

  /// Takes note of what happened in a state that was announced.
  func note(_ expansion: Expansion, of state: NavigationState) {
    if renamings.contains(where: { $0.states.renamed(state) != state }) {
      expansions[state] = expansion
    }
  }

  /// Returns the expansion of a state that follows from its counterpart's.
  ///
  /// Nil where that is not to be relied on: beside faults, which are always found live, and where
  /// the platform's events have payloads in their names, by which they are ordered.
  func derived(from counterpart: NavigationState, by renaming: Renaming) -> Expansion? {
    guard let expansion = expansions[counterpart], expansion.faults.isEmpty,
      expansion.untried.isEmpty, expansion.refused.isEmpty,
      expansion.disabled.allSatisfy({ isDeclared($0.event) })
    else { return nil }
    var transitions: [Transition<NavigationState, NavigationEffect>] = []
    for transition in expansion.transitions {
      guard case .state(let target) = transition.outcome,
        let event = renamed(transition.event, by: renaming)
      else { return nil }
      transitions.append(
        Transition(
          event: event, choices: transition.choices,
          effects: transition.effects.map(renaming.states.renamed),
          outcome: .state(renaming.states.renamed(target))))
    }
    let order = transitions.indices.sorted {
      (transitions[$0].event.ordinal, $0) < (transitions[$1].event.ordinal, $1)
    }
    let disabled = expansion.disabled.map {
      DisabledEvent(
        event: renamed($0.event, by: renaming)!, reason: renaming.states.renamed($0.reason))
    }
    return Expansion(
      transitions: order.map { transitions[$0] },
      disabled: disabled.sorted { $0.event.ordinal < $1.event.ordinal },
      cut: Dictionary(
        uniqueKeysWithValues: expansion.cut.map { (renaming.states.renamed($0), $1) }))
  }

  private func isDeclared(_ event: EventLabel) -> Bool { events.indices.contains(event.ordinal) }

  private func renamed(_ event: EventLabel, by renaming: Renaming) -> EventLabel? {
    guard isDeclared(event) else {
      return renaming.states.renamed(event.name) == event.name ? event : nil
    }
    let ordinal = renaming.ordinals[event.ordinal]
    return EventLabel(events[ordinal], ordinal: ordinal)
  }

  // MARK: - Probing

  /// Returns a Boolean value that indicates whether the next state that could be derived is to be
  /// expanded all the same: the first ones, and later every sixteenth.
  func takesProbe() -> Bool {
    derivations += 1
    return derivations <= 4 || derivations.isMultiple(of: 16)
  }

  /// Compares what follows for a state with what happened in it.
  ///
  /// - Returns: the fault of the declaration, if they differ.
  func refutation(of derived: Expansion, by seen: Expansion) -> Fault? {
    let count = max(derived.transitions.count, seen.transitions.count)
    for index in 0..<count {
      let first = derived.transitions.indices.contains(index) ? derived.transitions[index] : nil
      let second = seen.transitions.indices.contains(index) ? seen.transitions[index] : nil
      if first == second { continue }
      return refuted(evidence: Self.difference(first, second))
    }
    let (first, second) = (Set(derived.disabled.map(\.event)), Set(seen.disabled.map(\.event)))
    if let event = first.symmetricDifference(second).min(by: { $0.ordinal < $1.ordinal }) {
      return refuted(evidence: "'\(event.name)' is disabled in one of them only")
    }
    let targets = Set(derived.cut.keys).symmetricDifference(seen.cut.keys)
    if !targets.isEmpty { return refuted(evidence: "a cap ends the path after one of them only") }
    return seen.faults.isEmpty ? nil : refuted(evidence: seen.faults[0].message)
  }

  /// The fault of a declaration that led to a state which is not there.
  func refutation(expected: NavigationState, seen: NavigationState?) -> Fault {
    refuted(
      evidence: seen.map {
        Self.difference(expected, $0)
      } ?? "the state cannot be reached")
  }

  private func refuted(evidence: String) -> Fault {
    isRefuted = true
    return .notInterchangeable(evidence: evidence)
  }

  private static func difference(
    _ derived: Transition<NavigationState, NavigationEffect>?,
    _ seen: Transition<NavigationState, NavigationEffect>?
  ) -> String {
    guard let derived, let seen, derived.event == seen.event else {
      let events = [("follows", derived), ("happens", seen)].compactMap { word, transition in
        transition.map { "what \(word) is '\($0.event.name)'" }
      }
      return events.joined(separator: ", ")
    }
    if case .state(let first) = derived.outcome, case .state(let second) = seen.outcome,
      first != second
    {
      return "'\(seen.event.name)' leads elsewhere\n"
        + difference(first, second)
    }
    return "'\(seen.event.name)' has other effects\n"
      + "follows: \(words(of: derived))\nhappens: \(words(of: seen))"
  }

  private static func words(
    of transition: Transition<NavigationState, NavigationEffect>
  ) -> String {
    let effects = transition.effects.map { "\($0.verb) \($0.title) \($0.detail)" }
    return "\(transition.choices) \(effects.joined(separator: ", "))"
  }

  private static func difference(_ derived: NavigationState, _ seen: NavigationState) -> String {
    SnapshotDifference(
      first: derived.snapshot, second: seen.snapshot, words: ("follows", "happens")
    ).text
  }
}

extension Fault {
  fileprivate static func notInterchangeable(evidence: String) -> Fault {
    Fault(
      .unsupported,
      "Payloads are declared interchangeable, but two states that differ only in payloads go on "
        + "differently. Something compares payloads, orders them or treats one of them specially. "
        + "Remove the declaration, or leave out the reduction 'symmetry'.",
      evidence: evidence)
  }
}
