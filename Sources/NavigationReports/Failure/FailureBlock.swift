import ModelChecker
import NavigationModel

/// A violation as people read it: what is violated, the steps to it, why, and how to see it again.
///
/// Command line, assertions, Markdown and machine-readable reports render the same value. As text:
///
/// ```
/// OnePresentation violated after 3 events (shortest; 412 states, exhaustive; stack ≤ 4)
///
///   0  start                Library[Shelves]
///   1  tap open(shelf:a)    Library[Shelves, Shelf(a)]
///   2  tap lend(book:1)                                ▸ Lending[Borrower]
///   3  push notification    Library.notice none → reminder  ← violates
///
///   Why: the coordinator recorded a presentation that the platform ignored.
///   A user can reach this: every step is a tap, a gesture or something the app is sent.
///   Event declared at LibraryCoordinator.swift:48.
///
/// Replay: verifier replay Library --trace 4/9/0#c3f1
/// ```
public struct FailureBlock: Codable, Hashable, Sendable {
  /// The first line.
  public var headline: Headline

  /// The start and the steps; empty for what never happens, which no trace shows.
  public var steps: [Step]

  /// The number of the step behind which everything repeats forever; nil where nothing does.
  public var loopStart: Int?

  /// The run that should end alike, for a property that compares two.
  public var comparison: Comparison?

  /// The reason why it is a violation, as a sentence.
  public var why: String

  /// The explanation beyond that: the fault, who can reach it, where to look.
  public var notes: [Note]

  /// The commands that show it again; empty for what never happens.
  public var replays: [Replay]

  /// The property, after how much it is violated, and how complete the search was.
  public struct Headline: Codable, Hashable, Sendable {
    /// The property's name.
    public var property: String
    /// The kind of violation, such as `violated after 3 events`.
    public var violation: String
    /// Under which circumstances it was found, such as `warning` and `shortest`.
    public var circumstances: [String]
    /// The extent of the search, with its scope: `412 states, exhaustive; stack ≤ 4`.
    public var extent: String
  }

  /// A step with what it changed.
  public struct Step: Codable, Hashable, Sendable {
    /// The step's number; the start has zero.
    public var number: Int
    /// The event in words; `start` for the start.
    public var event: String
    /// The state, what changed, or the fault.
    public var outcome: String
    /// The width of the part of the state that is as before, which the outcome leaves out.
    public var indent: Int
  }

  /// The run that should end alike, from where it is another.
  public struct Comparison: Codable, Hashable, Sendable {
    /// The number of steps that both runs begin with.
    public var shared: Int
    /// A Boolean value that indicates whether the other run ends after those steps.
    public var isState: Bool
    /// The steps after those.
    public var steps: [Step]
  }

  /// A line of the explanation.
  public struct Note: Codable, Hashable, Sendable {
    /// The line.
    public var text: String
    /// Lines of somebody else that it introduces.
    public var quotation: [String]

    /// Makes a line.
    public init(_ text: String, quotation: [String] = []) {
      self.text = text
      self.quotation = quotation
    }
  }

  /// A command that shows a run again.
  public struct Replay: Codable, Hashable, Sendable {
    /// The run.
    public var run: Run
    /// The command, or the call.
    public var command: String

    /// The runs of a violation.
    public enum Run: String, Codable, Hashable, Sendable {
      /// The counterexample.
      case counterexample
      /// The run that should end alike.
      case comparison
      /// A user's shortest run, where code is shorter.
      case byUser
    }

    /// Makes a command.
    public init(_ run: Run, _ command: String) {
      self.run = run
      self.command = command
    }
  }
}
