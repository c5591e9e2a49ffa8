import GraphDrawing
import ModelChecker
import NavigationModel

/// The complete result of a check, independent of the system and the explorer.
///
/// Every recorder is given this value and nothing else, so that a report can be written again, in
/// another format or elsewhere, without exploring again. As JSON it carries the number of its
/// schema; `Sources/NavigationReports/Result/result.schema.json` describes it.
///
/// Equal checks give equal documents: there is no clock, no address and no path of this machine in
/// it.
public struct ResultDocument: Codable, Hashable, Sendable {
  /// The number of the schema that this version writes and reads.
  public static let currentSchema = 8

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
  /// The bounds by which the scope differs from the system's own, in words; nil for its own.
  public var otherScope: String?
  /// The verdict about the system as a whole, in a few words.
  public var headline: String
  /// The bounds within which the verdicts hold.
  public var scope: [Bound]
  /// The extent of the search.
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
  /// The arrows of the screen graph, with the events that lead from one screen to another.
  public var edges: [Edge]
  /// The searches with one more than the scope allows; nil where none was made.
  public var wider: [WiderSearch]?
  /// The searches in narrower scopes for what is open; nil where none was made.
  public var narrower: [NarrowerSearch]?
  /// The parts of the system that were not exercised; nil where there are none.
  public var unexercised: [Unexercised]?
  /// The reasons why the system fails: those that take no unusual outcome of an event first, and among them
  /// those with the shortest traces; nil where they were not looked for.
  public var causes: [Cause]?
  /// The sentences about what is left once every cause is fixed; nil where no fixes were tried.
  public var conclusion: String?
  /// The faults that the system itself shows, beside any property.
  public var faults: [SystemFaultNote]
  /// The next steps about what does not hold; empty when all holds.
  public var next: [Next]
  /// The coordinators with their screens, and the ways between them.
  public var map: CoordinatorMap
  /// The screen graph as it is drawn.
  public var picture: DrawnGraph

  /// A bound on the environment.
  public struct Bound: Codable, Hashable, Sendable {
    /// The key by which it is changed.
    public var key: String
    /// The bound.
    public var value: Int
    /// The quantity that is bounded, in words.
    public var meaning: String
  }

  /// The extent of a search.
  public struct Search: Codable, Hashable, Sendable {
    /// The number of states.
    public var states: Int
    /// The number of transitions.
    public var transitions: Int
    /// The number of events to the farthest state.
    public var depth: Int
    /// The completeness of the search.
    public var completeness: Extent
    /// The limit that bounded it (`depth`, `states`, `time`, `memory` or `process memory`), or the reason
    /// why it was interrupted.
    public var limit: String?
    /// A Boolean value that indicates whether all counterexamples are known to be shortest ones.
    public var isShortest: Bool
    /// The completeness with the scope, in words.
    public var words: String
    /// The limitations under which live objects ran; nil where there were none.
    public var limitations: [Limitation]?
    /// The stored properties of live objects that no state shows; nil where there are none.
    public var unseen: [UnseenProperty]?
    /// The events of which some outcomes were not tried, each with the number of states.
    public var untried: [String: Int]
    /// The events of which some outcomes are left out, since the app ends the run on them as impossible,
    /// each with the number of states; nil where none are.
    public var refused: [String: Int]?
    /// The steps at which caps ended the path, those of the cap that cut most first; nil where none
    /// did.
    public var cuts: [Cut]?
    /// The reductions that were allowed.
    public var reductions: Reductions
    /// The number of workers that were asked for; nil where it was left open.
    public var workers: Int?
    /// The work of live objects, done and spared; nil where there are none.
    public var effort: Effort?

    /// The ways in which a search ends.
    public enum Extent: String, Codable, Hashable, Sendable {
      /// Every state within the scope was seen.
      case exhaustive
      /// A limit ended it.
      case bounded
      /// Something else ended it.
      case interrupted
    }
  }

  /// The steps at which one cap left something out: they are judged, and what else may come after is
  /// not.
  public struct Cut: Codable, Hashable, Sendable {
    /// The name of the cap: the key of a bound, or words.
    public var cap: String
    /// The number of steps.
    public var steps: Int
    /// The events of the steps, each with the number of steps.
    public var events: [String: Int]
  }

  /// An event, declared or the platform's.
  public struct Event: Codable, Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The origin of the event: `tap`, `external`, `platform`, `completion` or `programmatic`.
    public var origin: String
    /// The route that it takes, if any.
    public var route: String?
    /// The place where it is declared, if known.
    public var location: Location?
    /// A Boolean value that indicates whether it is declared; the platform's own events are not.
    public var isDeclared: Bool
    /// The number of transitions in which it happened.
    public var transitions: Int
    /// The reasons why it could not happen, most frequent first.
    public var blocked: [Reason]

    /// A reason why a guard disabled an event.
    public struct Reason: Codable, Hashable, Sendable {
      /// The guard's words.
      public var words: String
      /// The number of states in which it gave them.
      public var states: Int
    }
  }

  /// A next step about something that does not hold.
  public struct Next: Codable, Hashable, Sendable {
    /// The purpose of the command, or all of the advice where no command does it.
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
    /// The presentations through which it is shown, outermost first: `sheet over Shelves`.
    public var presented: [String]
    /// The number of states that show it.
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
