/// A promise: an obligation of a state is met on every fair path from it.
///
/// A path may be infinite, and it may end where nobody has to go on: a person is free to do
/// nothing forever. Only *processes* must go on, such as a server that answers or work that runs.
/// Fairness is weak: a process that from some moment on could always take a step takes one.
/// Which of its steps it takes is left open, so that a server may answer with a failure each time.
public struct LeadsTo<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  /// The obligation of a state, or nil; equal obligations are one.
  public var obligation: (State) -> AnyHashable?

  /// Returns a Boolean value that indicates whether an obligation is met in a state.
  public var isMet: (_ obligation: AnyHashable, _ state: State) -> Bool

  /// Returns a Boolean value that indicates whether a step may come in between: only for paths of
  /// such steps is it promised that they lead to what is owed.
  public var via: (Step<State, Effect>) -> Bool

  /// The process that takes a step, or nil where nobody must take it.
  public var process: (Step<State, Effect>) -> AnyHashable?

  /// The processes that can take a step in a state, whether or not the graph has one.
  ///
  /// The graph's steps tell of the others. Where something is in progress that always goes on, a state
  /// without such a step is one whose steps lie outside of the scope, and a path that passes them
  /// over is not fair.
  public var due: (State) -> [AnyHashable]

  /// Says, in words, what is never met.
  public var why: (_ obligation: AnyHashable) -> String

  /// Makes a promise about typed obligations.
  public init<Obligation: Hashable>(
    obligation: @escaping (State) -> Obligation?,
    isMet: @escaping (Obligation, State) -> Bool,
    via: @escaping (Step<State, Effect>) -> Bool = { _ in true },
    process: @escaping (Step<State, Effect>) -> AnyHashable?,
    due: @escaping (State) -> [AnyHashable] = { _ in [] },
    why: @escaping (Obligation) -> String
  ) {
    self.obligation = { state in obligation(state).map { AnyHashable($0) } }
    self.isMet = { isMet($0.base as! Obligation, $1) }
    self.via = via
    self.process = process
    self.due = due
    self.why = { why($0.base as! Obligation) }
  }

  /// Makes the promise that a premise leads to a goal.
  public init(
    premise: @escaping (State) -> Bool, goal: @escaping (State) -> Bool,
    via: @escaping (Step<State, Effect>) -> Bool = { _ in true },
    process: @escaping (Step<State, Effect>) -> AnyHashable?,
    due: @escaping (State) -> [AnyHashable] = { _ in [] }, why: String
  ) {
    self.init(
      obligation: { premise($0) ? true : nil }, isMet: { _, state in goal(state) }, via: via,
      process: process, due: due, why: { _ in why })
  }
}
