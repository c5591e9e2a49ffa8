/// Something that happened on the way from one navigation state to the next.
///
/// Invariants such as OnePresentation or StopIsFinal judge effects; a trace shows them. An effect
/// holds no object: what it happened to is told by its role and, where several are alive, by its
/// number in the order of the walk.
public struct NavigationEffect: Hashable, Sendable, CustomStringConvertible {
  /// A kind of effect.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    case pushed, popped, replaced
    case presented, presentIgnored, dismissed
    case selected
    case appeared, disappeared
    case started, stopped
    case subscribed, unsubscribed, delivered
    case created, released
    case jobRan, requested, completed
    /// A coordinator says that it went back to its root; the detail is what contradicts it.
    case wentBackToRoot
    /// A request was done, or explicitly not.
    case handled, refused
    /// A screen that is to be shown does not exist.
    case unresolved
    case warned
    /// What may come out several ways did not come out as usual: the platform, where its
    /// documentation leaves open what it does, or a service. The detail is the situation and its
    /// outcome; the number is that of the choice among those of the event, from 1.
    case otherOutcome
    /// More of the event's work was left than the scope lets the next event overtake, so that it ran
    /// to its end first; the detail is the cap.
    case cut
  }

  /// The kind of effect.
  public var verb: Verb

  /// The role of what it happened to, or its type's name where no role is declared; empty if it
  /// happened to nothing in particular.
  public var part: String

  /// The number among the live ones with this part, from 1; of an unusual outcome, the number of
  /// the choice.
  public var number: Int

  /// A detail, in words, or an empty string.
  public var detail: String

  /// The name of the screen that was popped or dismissed, as its view has it; else empty.
  public var screen: String

  /// Makes an effect.
  public init(
    _ verb: Verb, part: String = "", number: Int = 1, detail: String = "", screen: String = ""
  ) {
    self.verb = verb
    self.part = part
    self.number = number
    self.detail = detail
    self.screen = screen
  }

  /// The part with a capital and, from the second one on, its number, as messages write it.
  public var title: String { part.isEmpty ? "" : numbered(capitalized(part), number) }

  public var description: String {
    ([verb.rawValue, title, detail].filter { !$0.isEmpty }).joined(separator: " ")
  }
}
