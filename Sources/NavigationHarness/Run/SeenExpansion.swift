import ModelChecker
import NavigationModel
import ObjectObservation

/// The report of one state's expansion: all events, all choices, in compact form.
struct SeenExpansion {
  var transitions: [SeenTransition] = []
  var disabled: [(ordinal: Int, reason: String)] = []
  var faults: [Fault] = []

  /// The limitations of observation and control in the process that made the first subject.
  var limitations: [Limitation] = []

  /// The methods of coordinators of which it is known whether they are called; said with the first
  /// subject.
  var methods: [String] = []

  /// The methods that were called for the first time since the last report, by their numbers.
  var calledMethods: [Int] = []

  /// A hash of which events the state offers, whether they lead out of scope or not.
  var offers: UInt64 = 0

  /// The events of which some choices were not tried, because others ended the process.
  var untried: [EventLabel] = []

  /// The states at which a cap ends the path, each with the name of the cap.
  var cut: [(fingerprint: ObservationFingerprint, cap: String)] = []

  /// The number of steps after which a run left the path that it followed.
  var leftPathAfter: Int?

  /// The fingerprint of the state that was expanded.
  var source: ObservationFingerprint?

  /// The effort that it took.
  var effort = Effort()

  /// The state to which a replay led instead of the expected one.
  var divergence: NavigationSnapshot?

  /// The stored properties that differ after two traces.
  var differences: [FieldDifference] = []

  /// The kinds of the platform's events that were not reported before.
  var kinds: [EventKind] = []

  /// Full descriptions of states that were not reported before.
  var bodies: [SeenBody] = []

  /// Lists of effects that were not reported before, by their numbers.
  var effectLists: [(number: Int, effects: [NavigationEffect])] = []
}

/// The full description of a state, and what it does not show.
struct SeenBody {
  var fingerprint: ObservationFingerprint
  var snapshot: NavigationSnapshot
  var unseen: [UnseenProperty] = []
}

/// One transition of an expansion.
struct SeenTransition {
  var event: EventLabel
  var choices: [Int]
  /// The number of the list of effects.
  var effects: Int
  var outcome: SeenOutcome
}

/// The state to which a transition led, or the fault in which it ended.
enum SeenOutcome: Hashable {
  case state(ObservationFingerprint)
  case fault(Fault)
}

extension SeenOutcome {
  /// The outcome without what was written at the end of a process.
  var withoutEvidence: SeenOutcome {
    if case .fault(let fault) = self { .fault(fault.withoutEvidence) } else { self }
  }
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

  /// Returns a Boolean value that indicates whether a script leads there: its answers, and 0 from
  /// then on.
  func isMet(by script: [Int]) -> Bool {
    choices.starts(with: script) && choices.dropFirst(script.count).allSatisfy { $0 == 0 }
  }
}

/// The step that a process is taking, for its host to read when the process dies.
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
    /// Ending the process, since a stand-in lacks something: within the event, or in the making.
    case lacking
  }

  var phase: Phase
  var event: Int
  var choices: [Int]
  var counts: [Int]
}

extension Fault {
  /// The fault without what was written at the end, which differs from one time to the next.
  var withoutEvidence: Fault {
    var fault = self
    fault.evidence = ""
    return fault
  }
}
