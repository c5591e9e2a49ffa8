extension StateGraph {
  /// For each event that was ever disabled, the reasons and in how many states each was given.
  ///
  /// - Complexity: linear in the number of answers that guards gave in all states.
  public var disabled: [String: [String: Int]] { guards.counts }

  /// The events that guards disabled in a state, each with the reason, in the system's order.
  ///
  /// A state that was not expanded has none.
  public func disabledEvents(in state: Int) -> [DisabledEvent] { guards[state] }
}
