/// A search in a narrower scope, for what a limit left open in the scope itself.
public struct NarrowerSearch: Codable, Hashable, Sendable {
  /// A bound of the scope that is lower.
  public struct Bound: Codable, Hashable, Sendable {
    /// The key of the bound.
    public var key: String

    /// The lower bound.
    public var bound: Int

    /// Makes a bound.
    public init(_ key: String, _ bound: Int) {
      self.key = key
      self.bound = bound
    }
  }

  /// The answer about one property that was open.
  public struct Answer: Codable, Hashable, Sendable {
    /// A kind of answer.
    public enum Outcome: String, Codable, Hashable, Sendable {
      /// It holds in the narrower scope, in all states.
      case holds
      /// A trace of the narrower scope shows what has to happen sometimes, so that the property holds
      /// in the scope itself, too.
      case shown
      /// It is violated in the narrower scope.
      case violated
    }

    /// The property.
    public var property: String

    /// The answer.
    public var outcome: Outcome

    /// The number of events after which it shows; nil where no trace does.
    public var events: Int?

    /// Makes an answer.
    public init(_ property: String, _ outcome: Outcome, events: Int? = nil) {
      self.property = property
      self.outcome = outcome
      self.events = events
    }
  }

  /// The bounds that are lower than in the scope itself, in its order.
  public var bounds: [Bound]

  /// The number of states that were looked at.
  public var states: Int

  /// A Boolean value that indicates whether these were all.
  public var isExhaustive: Bool

  /// The answers about properties that were open, in the order in which they are judged; without
  /// those that are open there, too, or say nothing.
  public var answers: [Answer]

  /// A Boolean value that indicates whether the system itself showed a fault there.
  public var hasSystemFault: Bool

  /// Makes what is known of a search.
  public init(
    _ bounds: [Bound], states: Int, isExhaustive: Bool, answers: [Answer] = [],
    hasSystemFault: Bool = false
  ) {
    self.bounds = bounds
    self.states = states
    self.isExhaustive = isExhaustive
    self.answers = answers
    self.hasSystemFault = hasSystemFault
  }

  /// The answer about a property, if it was open and is not there.
  public func answer(about property: String) -> Answer? {
    answers.first { $0.property == property }
  }
}

extension [NarrowerSearch] {
  /// The search that says most about a property that was open: one with a trace, else the last in which
  /// it holds; nil where none has an answer.
  public func telling(about property: String) -> NarrowerSearch? {
    let telling = filter { $0.answer(about: property) != nil }
    return telling.last { $0.answer(about: property)?.outcome != .holds } ?? telling.last
  }

  /// The properties that hold in a narrower scope, and of which no trace was found in another.
  public var holding: Set<String> {
    let answers = flatMap(\.answers)
    return Set(answers.filter { $0.outcome == .holds }.map(\.property))
      .subtracting(answers.filter { $0.outcome != .holds }.map(\.property))
  }
}
