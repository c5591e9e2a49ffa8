import GraphDrawing
import ModelChecker
import NavigationModel

/// All that a check has found, free of the system and of the explorer.
///
/// Every recorder is given this value and nothing else, so that a report can be written again, in
/// another format or elsewhere, without exploring again. As JSON it carries the number of its
/// schema; `Sources/NavigationReports/Result/result.schema.json` describes it.
///
/// Equal checks give equal documents: there is no clock, no address and no path of this machine in
/// it.
public struct ResultDocument: Codable, Hashable, Sendable {
  /// The number of the schema that this version writes and reads.
  public static let currentSchema = 4

  /// The number of the schema.
  public var schema: Int
  /// The executable that wrote it, which replays its traces.
  public var executable: String
  /// The system's name.
  public var system: String
  /// The variant that was checked; nil for a system that has one form only.
  public var variant: String?
  /// The system's name, with its variant: `RideShare (asPublished)`.
  public var title: String
  /// The verdict about the system as a whole, in a few words.
  public var headline: String
  /// The bounds within which the verdicts hold.
  public var scope: [Bound]
  /// How far the search came.
  public var search: Search
  /// The answers, in the order of the properties.
  public var verdicts: [Verdict]
  /// The declared events, in the order of declaration, then the platform's as they were met.
  public var events: [Event]
  /// The screens of the screen graph, as they were met.
  public var screens: [Screen]
  /// The names of screens that a person could touch in some state, as they were met.
  public var touched: [String]
  /// The controls that screens show and no declared event touches, each with its screen.
  public var untapped: [String]
  /// Which events lead from one screen to another.
  public var edges: [Edge]
  /// The faults that the system itself shows, beside any property.
  public var faults: [String]
  /// What can be done about what does not hold; empty when all holds.
  public var next: [Next]
  /// The screen graph as it is drawn.
  public var picture: DrawnGraph

  /// A bound on the environment.
  public struct Bound: Codable, Hashable, Sendable {
    /// The key by which it is changed.
    public var key: String
    /// The bound.
    public var value: Int
    /// What is bounded, in words.
    public var meaning: String
  }

  /// How far a search came.
  public struct Search: Codable, Hashable, Sendable {
    /// The number of states.
    public var states: Int
    /// The number of transitions.
    public var transitions: Int
    /// The number of events to the farthest state.
    public var depth: Int
    /// How complete it is: `exhaustive`, `bounded` or `interrupted`.
    public var completeness: String
    /// What bounded it, `depth`, `states`, `time` or `memory`, or what interrupted it.
    public var limit: String?
    /// Whether counterexamples are shortest ones.
    public var isShortest: Bool
    /// How complete it is, and in which scope, in words.
    public var words: String
    /// What was not seen or controlled in the process that ran live objects; nil where nothing.
    public var limitations: [Limitation]?
    /// For each event of which some ways were not tried, in how many states that was.
    public var untried: [String: Int]
    /// The names of the reductions that were allowed.
    public var reductions: [String]
    /// How many workers were asked for; nil where that was left open.
    public var workers: Int?
    /// What was asked of live objects, and spared; nil where there are none.
    public var effort: Effort?
  }

  /// An event, declared or the platform's.
  public struct Event: Codable, Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Who causes it: `tap`, `external`, `platform`, `completion` or `programmatic`.
    public var origin: String
    /// The route that it takes, if any.
    public var route: String?
    /// Where it is declared, if known.
    public var location: Location?
    /// Whether it is declared; the platform's own events are not.
    public var isDeclared: Bool
    /// In how many transitions it happened.
    public var transitions: Int
    /// Why it could not happen, most frequent reason first.
    public var blocked: [Reason]

    /// Why a guard disabled an event.
    public struct Reason: Codable, Hashable, Sendable {
      /// The guard's words.
      public var words: String
      /// In how many states it gave them.
      public var states: Int
    }
  }

  /// Something that can be done about what does not hold.
  public struct Next: Codable, Hashable, Sendable {
    /// What it is for, or all of it where no command does it.
    public var words: String
    /// The command that does it.
    public var command: String?
  }

  /// A place in source.
  public struct Location: Codable, Hashable, Sendable {
    /// The path, from the folder of the package where the file is in it.
    public var file: String
    /// The line, from one.
    public var line: Int
  }

  /// A node of the screen graph.
  public struct Screen: Codable, Hashable, Sendable {
    /// The identifier by which edges and steps name it.
    public var id: String
    /// The screens that a person can touch.
    public var words: String
    /// The coordinator that owns the first of them, if any.
    public var coordinator: String?
    /// What it is presented as and over what, outermost first.
    public var presented: [String]
    /// How many states show it.
    public var states: Int
  }

  /// An arrow of the screen graph.
  public struct Edge: Codable, Hashable, Sendable {
    /// The screen that is left.
    public var from: String
    /// The screen that is reached; equal to `from` where events stay.
    public var to: String
    /// The events, each with the number of its transitions.
    public var events: [String: Int]
  }
}
