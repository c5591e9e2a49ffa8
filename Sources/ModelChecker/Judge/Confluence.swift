/// Which transitions of one state must end alike: ways in which the same event can go.
public struct Confluence<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// Tells the ways of one event apart that may end differently: only those with equal keys are
  /// compared, and those without a key not at all.
  public var key: (Step<State, Effect>) -> AnyHashable?

  /// Judges whether two states are alike; *not exercised* where they cannot be compared.
  public var relation: (_ first: State, _ second: State) -> Judgement

  /// Makes a confluence.
  public init(
    key: @escaping (Step<State, Effect>) -> AnyHashable? = { _ in 0 },
    relation: @escaping (_ first: State, _ second: State) -> Judgement
  ) {
    self.key = key
    self.relation = relation
  }
}
