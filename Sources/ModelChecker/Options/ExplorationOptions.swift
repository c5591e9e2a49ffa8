/// The options of a search: its limits, its order, and the condition on which it stops early.
public struct ExplorationOptions: Hashable, Sendable {
  /// The limits that end the search before everything is explored.
  public var limits: Limits

  /// The order in which states are expanded.
  public var order: SearchOrder

  /// The condition on which the search ends although more could be found.
  public var stop: StopCondition

  /// A Boolean value that indicates whether the system is asked in the end if equal states go on alike.
  ///
  /// Live objects answer by trying other traces, which may take as long as the search. It is part
  /// of the search to limits of time and memory and to who interrupts it: once one of these has
  /// ended the search, no traces are compared, and where it ends the comparison, it bounds or
  /// interrupts the search.
  public var comparesTraces: Bool

  /// The reductions by which a system of live objects may save work.
  public var reductions: Reductions

  /// The number of processes that expand live objects, or of threads of an engine.
  ///
  /// Nil: one; of processes another one beside it when there is much to do and a processor is free. What is
  /// found does not depend on it.
  public var workers: Int?

  /// Makes options; by default a breadth-first search of everything.
  public init(
    limits: Limits = Limits(), order: SearchOrder = .breadthFirst, stop: StopCondition = .never,
    comparesTraces: Bool = true, reductions: Reductions = .all, workers: Int? = nil
  ) {
    self.limits = limits
    self.order = order
    self.stop = stop
    self.comparesTraces = comparesTraces
    self.reductions = reductions
    self.workers = workers
  }
}

/// A condition on which a search ends although more could be found.
public enum StopCondition: Hashable, Sendable {
  /// Nothing: one search answers every property.
  case never

  /// The first state, transition or fault that violates a property given to the search.
  ///
  /// Properties over runs and graphs are judged at the end and don't stop a search.
  case firstViolation
}

/// The progress of a search.
public struct ExplorationProgress: Hashable, Sendable {
  /// The number of states found.
  public var states: Int

  /// The number of transitions found.
  public var transitions: Int

  /// The number of states that are found and wait to be expanded.
  public var waiting: Int

  /// The number of steps to the state found last.
  public var depth: Int

  /// The time since the search began.
  public var elapsed: Duration

  /// A Boolean value that indicates whether the search is over and traces are compared.
  public var isComparing = false

  /// The memory that workers occupied when it was last looked at, in bytes.
  public var memoryElsewhere = 0

  package init(
    states: Int, transitions: Int, waiting: Int, depth: Int, elapsed: Duration,
    isComparing: Bool = false, memoryElsewhere: Int = 0
  ) {
    self.states = states
    self.transitions = transitions
    self.waiting = waiting
    self.depth = depth
    self.elapsed = elapsed
    self.isComparing = isComparing
    self.memoryElsewhere = memoryElsewhere
  }
}
