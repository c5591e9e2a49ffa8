import ModelChecker
import NavigationModel

extension ResultDocument {
  /// The answer about one property.
  public struct Verdict: Codable, Hashable, Sendable {
    /// The property's name.
    public var property: String
    /// The condition under which it holds, in one sentence; empty when unknown.
    public var summary: String
    /// The words for what an event does that violates it, which begin with a verb; nil where there are none.
    public var violation: String?
    /// The severity of a violation.
    public var severity: Severity
    /// The answer.
    public var outcome: VerdictKind
    /// The answer in words, as they stand behind the property's name.
    public var words: String
    /// The reason why it is inconclusive, vacuous or not applicable.
    public var reason: String?
    /// The place where the property is declared, if known.
    public var location: Location?
    /// The page about the property, as Markdown; nil where it has none.
    public var page: String?
    /// The reason why a violation stays for now; nil where it is not known.
    public var known: String?
    /// The violation.
    public var finding: Finding?
    /// A run that shows that something happens, for a property that holds since it does.
    public var witness: Run?
  }

  /// A violation, with a shortest trace to it.
  public struct Finding: Codable, Hashable, Sendable {
    /// The violation as people read it.
    public var block: FailureBlock
    /// A Boolean value that indicates whether a user can get there without code that was written
    /// for it.
    public var isReachableByUser: Bool
    /// A Boolean value that indicates whether something is missing everywhere, so that no run shows
    /// it.
    public var isAbsence: Bool
    /// The place where the last event is declared, if known.
    public var location: Location?
    /// The innermost call of the app at the trap in which it ends, if known.
    public var frame: Frame?
    /// The counterexample.
    public var run: Run
    /// The run that should end alike, for a property that compares two.
    public var compared: Run?
    /// A user's shortest run, where code is shorter.
    public var byUser: Run?
    /// The next steps about it.
    public var next: [Next]
    /// A file in Swift with a test that fails until the finding is fixed; nil where nothing can
    /// be replayed or the system's type is not known.
    public var test: String?
  }

  /// A call of the app that was under way when the process trapped.
  public struct Frame: Codable, Hashable, Sendable {
    /// The function, with its type.
    public var function: String
    /// The line that the call had come to.
    public var location: Location

    init(_ frame: StackFrame, context: ReportContext) {
      function = frame.function
      location = Location(frame.location, context: context)
    }

    /// The function and the line, in words.
    var words: String { "\(function), \(location.file):\(location.line)" }
  }

  /// A trace with all that is known about its steps.
  public struct Run: Codable, Hashable, Sendable {
    /// The trace as one word, which `replay` reads.
    public var trace: String
    /// The command that replays it.
    public var replay: String
    /// The number of steps before those that repeat forever, that of all where nothing has to
    /// happen after them; nil where none repeats.
    public var loopStart: Int?
    /// The properties of which the truth is known at each step.
    public var judged: [String]
    /// The start and the steps.
    public var steps: [RunStep]
    /// The lanes of what lasts while it goes on; nil in a result that does not tell them.
    public var lanes: [Lane]?
  }

  /// One step of a run; the first is the start.
  public struct RunStep: Codable, Hashable, Sendable {
    /// The event in words; `start` for the first.
    public var words: String
    /// The event's name; nil for the start.
    public var event: String?
    /// The origin of the event; nil for the start.
    public var origin: String?
    /// The answers to what the event left open.
    public var choices: [Int]
    /// The effects of the step, oldest first.
    public var effects: [String]
    /// The changes of the state, most telling first.
    public var changes: [String]
    /// The state after it; nil when it ended in a fault.
    public var state: State?
    /// The fault in which it ended.
    public var fault: String?
    /// The violations by the state or by the step.
    public var violated: [Violation]
    /// The events that can happen in the state after it, in the system's order.
    public var possible: [String]
    /// The events that guards disable in the state after it, in the system's order.
    public var blocked: [Blocked]
  }

  /// An event that cannot happen in a state, and why.
  public struct Blocked: Codable, Hashable, Sendable {
    /// The event's name.
    public var event: String
    /// The guard's words.
    public var why: String
  }

  /// A property that is violated, and why.
  public struct Violation: Codable, Hashable, Sendable {
    /// The property.
    public var property: String
    /// The reason why it is violated.
    public var why: String
    /// A Boolean value that indicates whether it was not violated for that reason one step before.
    public var isNew: Bool
  }

  /// A state as people think of it.
  public struct State: Codable, Hashable, Sendable {
    /// The state on one line.
    public var words: String
    /// The identifier of its screen in the screen graph.
    public var screen: String
    /// Coordinators below one another, their screens beside them.
    public var rows: [StateCard.Row]
  }
}
