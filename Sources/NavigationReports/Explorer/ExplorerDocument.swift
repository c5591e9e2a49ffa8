/// A search as the explorer's page reads it: its states, its transitions and what they violate, each
/// text and each part of a state once.
///
/// `graph.js` reads it. It never leaves the page in which it was written, so it carries no number of a
/// schema.
struct ExplorerDocument: Encodable {
  /// The system's name, with its variant.
  var title: String
  /// The verdict about the system as a whole, in a few words.
  var headline: String
  /// The completeness of the search with the scope, in words.
  var extent: String
  /// A Boolean value that indicates whether every state within the scope was seen.
  var isExhaustive: Bool
  /// The number of events up to which every state was seen; nil where all were.
  var completeDepth: Int?
  /// The number of events to the farthest state.
  var depth: Int
  /// The command that replays a trace, without the trace.
  var replay: String
  /// The fingerprint of the events that the numbers in a trace stand for.
  var fingerprint: String
  /// A test that replays a trace; nil where it is not known how the system is made.
  var test: Test?
  /// The rules of style that a strip carries.
  var stripStyle = StripStyle.stylesheet
  /// The events, as they were met.
  var events: [Event] = []
  /// The nodes of the screen graph.
  var places: [Place] = []
  /// The invariants, in the order of their answers.
  var invariants: [Invariant]
  /// The causes; the findings where causes were not looked for.
  var causes: [Cause]
  /// The states, column by column.
  var states = States()
  /// The transitions, column by column.
  var edges = Edges()
  /// The sentences about the lines at which transitions trap, by their numbers, as far as they are known.
  var traps: [String: String] = [:]

  /// A test with something in the place of a trace and of an invariant's name.
  struct Test: Encodable {
    /// The text.
    var text: String
    /// The text in the place of the trace.
    var trace = "TRACE-OF-THE-EXPLORER"
    /// The text in the place of the name, which also stands there with a small letter.
    var property = "InvariantOfTheExplorer"
  }

  /// An event, declared or the platform's.
  struct Event: Encodable {
    /// Its name.
    var name: String
    /// Its number in a trace.
    var ordinal: Int
    /// The name with the word before it that says who causes it.
    var words: String
    /// The group in which it is listed: `tap`, `gesture`, `external`, `completion`, `platform` or
    /// `programmatic`.
    var group: String
    /// The place where it is declared, `file:line`, if known.
    var place: String?
    /// The control that is touched, if that is what the event is.
    var control: String?
    /// The screen on which it is touched, if the event says so.
    var screen: String?
    /// The movement, its argument and its container, if the event is a gesture.
    var gesture: [String]?
  }

  /// A node of the screen graph.
  struct Place: Encodable {
    /// The screens that a person can touch there.
    var words: String
    /// The coordinator that owns the first of them, if any.
    var coordinator: String?
    /// The presentations through which it is shown, outermost first.
    var presented: [String]
    /// The name of its box on the map.
    var box: String
  }

  /// An invariant with its answer.
  struct Invariant: Encodable {
    /// Its name.
    var name: String
    /// The condition under which it holds, in one sentence.
    var summary: String
    /// The verdict, as a word: `holds`, `violated`, `inconclusive`, `vacuous` or `notApplicable`.
    var outcome: String
    /// The reason of the verdict; empty where there is none.
    var why: String
    /// A Boolean value that indicates whether states and transitions show all that it says. What others
    /// say is true of whole runs, or of all states together.
    var isLocal: Bool
    /// The path of its counterexample, if it is violated and the search knows it.
    var finding: Path?
  }

  /// A reason why the system fails.
  struct Cause: Encodable {
    /// The violation, in one sentence.
    var title: String
    /// The property that is violated.
    var property: String
    /// The properties that are violated by the same cause, too.
    var others: [String]
    /// The path that shows it; nil for what never happens.
    var path: Path?
  }

  /// A path through the graph.
  struct Path: Encodable {
    /// The position of its first state among the initial ones.
    var start: Int
    /// The numbers of its transitions.
    var edges: [Int]
  }
}

extension ExplorerDocument {
  /// The states, column by column.
  struct States: Encodable {
    /// The numbers of the initial states; -1 where making one failed.
    var initial: [Int] = []
    /// For each state the number of what it shows.
    var view: [Int] = []
    /// For each state its node of the screen graph.
    var place: [Int] = []
    /// For each kind of detail, and each state, the number of its lines.
    var details: [[Int]] = []
    /// For each state the number of the set of what it violates.
    var violated: [Int] = []
    /// For each state the number of the set of invariants whose premise is met in it.
    var exercised: [Int] = []
    /// For each state the number of the set of events that guards disable in it.
    var blocked: [Int] = []
    /// The states at which a cap ended the path, each with the cap.
    var cut: [String: String] = [:]
    /// The states that a limit kept from being expanded.
    var unexplored: [Int] = []

    /// What states show, by number.
    var views: [View] = []
    /// The names of the kinds of detail.
    var kinds: [String] = []
    /// For each kind of detail the lists of lines, by number: pairs of a name and a value, each a number
    /// of ``texts``.
    var lines: [[[Int]]] = []
    /// The names and the values of details.
    var texts: [String] = []
    /// The reasons for which something is violated, by number: an invariant and a number of ``whys``.
    var reasons: [[Int]] = []
    /// The texts of reasons, of violations and of guards.
    var whys: [String] = []
    /// Sets of reasons, by number.
    var reasonSets: [[Int]] = []
    /// Sets of invariants, by number.
    var exercisedSets: [[Int]] = []
    /// Sets of disabled events, by number: an event and a number of ``whys``, one after the other.
    var blockedSets: [[Int]] = []
  }

  /// What a state shows.
  struct View: Encodable {
    /// The state's text.
    var words: String
    /// The elements, depth first.
    var nodes: [Node]
    /// The coordinators with their screens, as a strip shows them.
    var rows: [StateCard.Row]

    /// An element of what the platform shows.
    struct Node: Encodable {
      /// The depth at which it is nested.
      var depth: Int
      /// Its name.
      var name: String
      /// Its role: `composite`, `screen`, `stack`, `tabs`, or the kind of a presentation.
      var role: String
      /// The position of the selected tab, for tabs.
      var selected: Int?
      /// The coordinator that it belongs to, if any.
      var owner: String?
      /// A Boolean value that indicates whether a person can touch it.
      var isHittable: Bool
      /// The controls in it that a person can touch.
      var controls: [String]
    }
  }

  /// The transitions, column by column.
  struct Edges: Encodable {
    /// For each state the number of its first transition.
    var first: [Int] = []
    /// For each state the number after that of its last transition.
    var end: [Int] = []
    /// For each transition its event.
    var event: [Int] = []
    /// For each transition the number of its choices.
    var choices: [Int] = []
    /// For each transition the number of the name of the way on which its event goes on.
    var option: [Int] = []
    /// For each transition its target; where it ended in a fault, -1 less the number of the fault.
    var target: [Int] = []
    /// For each transition the number of its effects.
    var effects: [Int] = []
    /// For each transition the number of the set of invariants whose premise it meets itself.
    var exercised: [Int] = []
    /// The transitions that violate something themselves, and the number of the set of what.
    var violating: [Int] = []
    var violated: [Int] = []

    /// The answers to what events left open, as a trace writes them.
    var choiceTexts: [String] = []
    /// The names of ways; empty for that of an event that has no other one.
    var optionTexts: [String] = []
    /// The effects, each list once.
    var effectTexts: [[String]] = []
    /// The messages of faults.
    var faults: [String] = []
  }
}
