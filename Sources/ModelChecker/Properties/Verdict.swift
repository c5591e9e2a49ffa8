/// The answer about one property of a system.
public enum Verdict: Hashable, Sendable {
  /// It holds; a property of the form *sometimes* comes with a trace that shows it.
  case holds(witness: Trace?)

  /// It does not hold.
  case violated(Counterexample)

  /// The search ended before the answer was known, for the reason given.
  case inconclusive(String)

  /// The premise of the property was never met, so that it says nothing.
  case vacuous(String)

  /// The system does not declare what the property needs.
  case notApplicable(String)
}

/// A shortest sequence of events that violates a property.
///
/// Where something never comes about that should, the trace has a loop, and as few steps as
/// possible lead there.
public struct Counterexample: Hashable, Sendable {
  /// The trace, by event names.
  public var trace: Trace

  /// The same trace, by ordinals.
  public var ordinals: Trace

  /// The reason why the last step, or the state after it, violates the property, in words.
  public var why: String

  /// A Boolean value that indicates whether every step of the trace is ordinary: one that a user or the environment can cause.
  public var isOrdinary: Bool

  /// The shortest ordinary trace that violates the property too, when the trace is not ordinary.
  public var ordinaryTrace: Trace?

  /// The fault in which the trace ends, if any.
  public var fault: Fault?

  /// A Boolean value that indicates whether it says that something never happens: that of a
  /// violated *sometimes*.
  ///
  /// The trace is empty then and shows nothing, since no state lacks more than another.
  public var isAbsence: Bool

  /// The trace with which this one is compared, where a property compares two runs from one state.
  public var other: Comparison?

  /// The other of two runs that should end alike; it begins like the first.
  public struct Comparison: Hashable, Sendable {
    /// The trace, by event names.
    public var trace: Trace

    /// The same trace, by ordinals.
    public var ordinals: Trace

    /// Makes a comparison.
    public init(trace: Trace, ordinals: Trace) {
      self.trace = trace
      self.ordinals = ordinals
    }
  }

  /// Makes a counterexample.
  public init(
    trace: Trace, ordinals: Trace, why: String, isOrdinary: Bool, ordinaryTrace: Trace? = nil,
    fault: Fault? = nil, isAbsence: Bool = false, other: Comparison? = nil
  ) {
    self.trace = trace
    self.ordinals = ordinals
    self.why = why
    self.isOrdinary = isOrdinary
    self.ordinaryTrace = ordinaryTrace
    self.fault = fault
    self.isAbsence = isAbsence
    self.other = other
  }
}

/// The weight of a violated property.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  case error, warning
}

/// The answer of a property about one state, step or run.
public enum Judgment: Hashable, Sendable {
  /// It is as it should be.
  case holds

  /// The property says nothing here: its premise is not met.
  case notExercised

  /// It is not as it should be, for the reason given.
  case violated(String)
}

extension Judgment {
  /// A Boolean value that indicates whether something is not as it should be.
  package var isViolation: Bool {
    if case .violated = self { true } else { false }
  }
}
