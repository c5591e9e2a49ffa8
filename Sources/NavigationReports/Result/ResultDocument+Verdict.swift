extension ResultDocument {
  /// The answer about one property.
  public struct Verdict: Codable, Hashable, Sendable {
    /// The property's name.
    public var property: String
    /// When it holds, in one sentence; empty when unknown.
    public var summary: String
    /// How much a violation matters: `error` or `warning`.
    public var severity: String
    /// The answer: `holds`, `violated`, `inconclusive`, `vacuous` or `notApplicable`.
    public var outcome: Outcome
    /// The answer in words, as they stand behind the property's name.
    public var words: String
    /// Why it is inconclusive, vacuous or not applicable.
    public var reason: String?
    /// Where the property is declared, if known.
    public var location: Location?
    /// The page about the property, as Markdown; nil where it has none.
    public var page: String?
    /// Why a violation stays for now; nil where it is not known.
    public var known: String?
    /// What is violated and how.
    public var finding: Finding?
    /// A run that shows that something happens, for a property that holds since it does.
    public var witness: Run?
  }

  /// The kinds of answers.
  public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    case holds, violated, inconclusive, vacuous, notApplicable
  }

  /// A violation, with a shortest way to it.
  public struct Finding: Codable, Hashable, Sendable {
    /// What is violated, after how much, and how complete the search was.
    public var headline: String
    /// Why it is a violation.
    public var why: String
    /// The whole block of text that the command line prints.
    public var text: String
    /// Whether a user can get there without code that was written for it.
    public var isReachableByUser: Bool
    /// Whether something is missing everywhere, so that no run shows it.
    public var isAbsence: Bool
    /// Where the last event is declared, if known.
    public var location: Location?
    /// The counterexample.
    public var run: Run
    /// The run that should end alike, for a property that compares two.
    public var compared: Run?
    /// A user's shortest way, where code is shorter.
    public var byUser: Run?
    /// What can be done about it.
    public var next: [Next]
    /// A file in Swift with a test that fails until the finding is fixed; nil where nothing can
    /// be replayed or the system's type is not known.
    public var test: String?
  }

  /// A way through the system.
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
  }

  /// One step of a run; the first is the start.
  public struct RunStep: Codable, Hashable, Sendable {
    /// The event in words; `start` for the first.
    public var words: String
    /// The event's name; nil for the start.
    public var event: String?
    /// Who causes it; nil for the start.
    public var origin: String?
    /// The answers to what the event left open.
    public var choices: [Int]
    /// What happened on the way, oldest first.
    public var effects: [String]
    /// What it changed, most telling first.
    public var changes: [String]
    /// The state after it; nil when it ended in a fault.
    public var state: State?
    /// The fault in which it ended.
    public var fault: String?
    /// What is violated by the state or by the step.
    public var violated: [Objection]
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

  /// A property that is false, and why.
  public struct Objection: Codable, Hashable, Sendable {
    /// The property.
    public var property: String
    /// Why it is false.
    public var why: String
  }

  /// A state as people think of it.
  public struct State: Codable, Hashable, Sendable {
    /// The state on one line.
    public var words: String
    /// The identifier of its screen in the screen graph.
    public var screen: String
    /// Coordinators below one another, their screens beside them.
    public var rows: [Row]

    /// A coordinator, or something presented.
    public struct Row: Codable, Hashable, Sendable {
      /// How far it is indented.
      public var depth: Int
      /// The coordinator's name, or what stands in its place.
      public var label: String
      /// Whether it is about what is presented.
      public var isPresented: Bool
      /// Whether it was not there before the step.
      public var isNew: Bool
      /// The screens, root first.
      public var screens: [Card]
    }

    /// A screen.
    public struct Card: Codable, Hashable, Sendable {
      /// Its name.
      public var words: String
      /// Whether a person can touch it.
      public var isHittable: Bool
      /// Whether it was not there before the step.
      public var isNew: Bool
    }
  }
}
