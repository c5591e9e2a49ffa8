import ModelChecker
import NavigationModel

/// What the subject's side reports about one state: all events, all choices, in compact form.
struct SeenExpansion {
  var transitions: [SeenTransition] = []
  var disabled: [(ordinal: Int, reason: String)] = []
  var faults: [Fault] = []

  /// What is not seen or controlled in the process that made the first subject.
  var limitations: [Limitation] = []

  /// A hash of which events the state offers, whether they lead out of scope or not.
  var offers: UInt64 = 0

  /// The events of which some ways were not tried, because others ended the process.
  var untried: [EventLabel] = []

  /// The number of steps of a tour after which it no longer went as expected.
  var brokenAfter: Int?

  /// What the state looks like that was expanded.
  var source: ObservationFingerprint?

  /// What it asked of subjects.
  var effort = Effort()

  /// What a replay led to instead of the expected state.
  var divergence: NavigationSnapshot?

  /// The kinds of the platform's events that were not reported before.
  var kinds: [EventKind] = []

  /// Full descriptions of states that were not reported before.
  var bodies: [(fingerprint: ObservationFingerprint, snapshot: NavigationSnapshot)] = []

  /// Lists of effects that were not reported before, by their numbers.
  var effectLists: [(number: Int, effects: [NavigationEffect])] = []
}

/// One transition as the subject's side saw it.
struct SeenTransition {
  var event: EventLabel
  var choices: [Int]
  /// The number of the list of effects.
  var effects: Int
  var outcome: SeenOutcome
}

/// Where a transition led.
enum SeenOutcome: Hashable {
  case state(ObservationFingerprint)
  case fault(Fault)
}

/// An event of a trace, by ordinal, with the script of its answers.
struct ScriptedEvent: Hashable {
  var ordinal: Int
  var choices: [Int]
}

/// A transition of which it is known that it kills the process.
struct KnownFault {
  var event: Int
  var choices: [Int]
  var counts: [Int]
  var fault: Fault

  /// Whether a script leads there: its answers, and 0 from then on.
  func isMet(by script: [Int]) -> Bool {
    choices.starts(with: script) && choices.dropFirst(script.count).allSatisfy { $0 == 0 }
  }
}

/// What the subject's side is doing, for the parent to read when the process dies.
struct InFlight: Hashable {
  enum Phase: UInt8, Hashable, CaseIterable {
    case idle, making, replaying
    /// Going back to the state that is expanded.
    case returning
    /// Looking at the state that is expanded.
    case observing
    /// Asking which events it offers.
    case asking
    case running
    /// Looking at the state to which the event led.
    case arriving
    case discarding
  }

  var phase: Phase
  var event: Int
  var choices: [Int]
  var counts: [Int]
}
