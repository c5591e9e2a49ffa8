/// Something that happened on the way from one navigation state to the next.
///
/// Invariants such as OnePresentation or StopIsFinal judge effects; a trace shows them. An effect
/// holds no object: the node it happened to is named by its role and, where several are alive, by
/// its number in the order of the walk.
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
    /// The platform did not do what it usually does, where its documentation leaves open what it
    /// does; the detail is the situation and the outcomes that it may have.
    case otherOutcome
  }

  /// The kind of effect.
  public var verb: Verb

  /// The node that it happened to, or an empty string.
  public var node: String

  /// A detail, or an empty string.
  public var detail: String

  /// Makes an effect.
  public init(_ verb: Verb, node: String = "", detail: String = "") {
    self.verb = verb
    self.node = node
    self.detail = detail
  }

  public var description: String {
    ([verb.rawValue, node, detail].filter { !$0.isEmpty }).joined(separator: " ")
  }
}
