import ModelChecker
import NavigationModel
import ObjectObservation

/// Second traces by which states were met, and how each state went on when it was first expanded.
///
/// What led where is kept as numbers, some hundred bytes for each state; traces and outcomes are
/// put together from them when they are asked for.
struct AlternateTraces {
  /// A trace to a state other than the one by which it was expanded.
  struct Alternate {
    var trace: [ScriptedEvent]
    var fingerprint: ObservationFingerprint
    /// The number of steps after which a replay begins to take note of objects.
    var tracksFrom: Int?
  }

  /// The outcomes of an event in a state, as far as they must not depend on the trace.
  ///
  /// The number of questions that come up within the event may depend on it, as long as the answers
  /// lead to the same states.
  struct Successor: Hashable {
    var event: String
    var outcomes: Set<SeenOutcome>
  }

  /// A position in one of the lists below, or a number of steps, or none, in 32 bits.
  struct Position: Equatable {
    private let number: Int32

    init(_ number: Int) { self.number = Int32(number) }
    private init() { number = -1 }

    static let none = Position()

    /// The position; nil where there is none.
    var index: Int? { number < 0 ? nil : Int(number) }
  }

  /// A transition of an expanded state.
  struct Step {
    /// The number of the expanded state.
    var source: UInt32
    var event: UInt32
    /// The number of the state to which it led, or of the fault in which it ended.
    var target: UInt32
    var isFault: Bool
    /// The next step that leads to the same state, from yet another one.
    var nextArrival = Position.none
  }

  /// A state that was met.
  struct Met {
    /// The number among the expanded states.
    var expansion = Position.none
    var firstStep = Position.none
    // The first and the last of the steps that lead here, one from each state.
    var firstArrival = Position.none
    var lastArrival = Position.none
  }

  /// The expansion of a state.
  struct Expansion {
    var state: UInt32
    /// The position of its first step; the steps of the next expansion follow its own.
    var firstStep: Position
    /// The step by which it was first met.
    var parent = Position.none
    /// The number of steps after which a replay of its trace begins to take note of objects.
    var tracksFrom: Position
    /// The hash of the events that it offers.
    var offers: UInt64
    /// A Boolean value that indicates whether it and all its transitions are free of faults.
    var isSound: Bool
  }

  /// An event with the answers that were given.
  struct TakenEvent: Hashable {
    var label: EventLabel
    var choices: [Int]
  }

  private(set) var states = Interned<ObservationFingerprint>()
  private(set) var met: [Met] = []
  private(set) var events = Interned<TakenEvent>()
  private(set) var faults = Interned<Fault>()
  private(set) var expansions: [Expansion] = []
  private(set) var steps: [Step] = []
  /// The steps to states that had been met, and the number of steps after which a replay takes note.
  private(set) var kept: [(step: Position, tracksFrom: Position)] = []
  /// The traces of expansions that are not their parents' with one step more.
  private(set) var ownTraces: [Int: [ScriptedEvent]] = [:]
}

// MARK: - Taking note

extension AlternateTraces {
  /// - Parameter hasOrphans: whether objects live on unreached in a state.
  mutating func note(
    _ seen: SeenExpansion, from request: ExpansionRequest,
    hasOrphans: (ObservationFingerprint) -> Bool
  ) {
    guard let fingerprint = request.fingerprint ?? seen.source else { return }
    let state = number(of: fingerprint)
    let expansion = expansions.count
    expansions.append(
      Expansion(
        state: UInt32(state), firstStep: Position(steps.count),
        parent: met[state].expansion == .none ? met[state].firstStep : .none,
        tracksFrom: request.tracksFrom.map(Position.init) ?? .none, offers: seen.offers,
        isSound: seen.faults.isEmpty && seen.transitions.allSatisfy(\.isMove)))
    met[state].expansion = Position(expansion)
    if !isChild(expansion, by: request.trace) { ownTraces[expansion] = request.trace }
    var targets: Set<Int> = [state]
    for transition in seen.transitions {
      let position = Position(steps.count)
      let event = events.number(
        of: TakenEvent(label: transition.event, choices: transition.choices))
      // What a process writes when it dies differs from one time to the next.
      switch transition.outcome.withoutEvidence {
      case .fault(let fault):
        steps.append(
          Step(
            source: UInt32(expansion), event: event, target: faults.number(of: fault),
            isFault: true))
      case .state(let fingerprint):
        let target = number(of: fingerprint)
        steps.append(
          Step(source: UInt32(expansion), event: event, target: UInt32(target), isFault: false))
        if targets.insert(target).inserted { noteArrival(position, at: target) }
        if met[target].expansion == .none, met[target].firstStep == .none {
          met[target].firstStep = position
        } else {
          let tracksFrom =
            request.tracksFrom ?? (hasOrphans(fingerprint) ? request.trace.count : nil)
          kept.append((position, tracksFrom.map(Position.init) ?? .none))
        }
      }
    }
  }

  private mutating func noteArrival(_ step: Position, at target: Int) {
    if let last = met[target].lastArrival.index {
      steps[last].nextArrival = step
    } else {
      met[target].firstArrival = step
    }
    met[target].lastArrival = step
  }

  private mutating func number(of fingerprint: ObservationFingerprint) -> Int {
    let number = Int(states.number(of: fingerprint))
    if number == met.count { met.append(Met()) }
    return number
  }

  /// Returns a Boolean value that indicates whether a trace is that of the parent and one step more.
  private func isChild(_ expansion: Int, by trace: [ScriptedEvent]) -> Bool {
    guard let last = trace.last, let parent = parent(of: expansion), parent.event == last else {
      return false
    }
    return self.trace(of: parent.number).elementsEqual(trace.dropLast())
  }
}

extension SeenTransition {
  /// A Boolean value that indicates whether it led to a state.
  fileprivate var isMove: Bool { if case .state = outcome { true } else { false } }
}
