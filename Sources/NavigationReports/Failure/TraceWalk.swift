import ModelChecker
import NavigationModel

/// A trace with all that the graph says about it: who caused each step, what happened, which state
/// came next.
public struct TraceWalk: Sendable {
  /// One step, with the state it leads to.
  public struct Step: Sendable {
    /// The step's number, from one.
    public var number: Int
    /// The event.
    public var event: EventLabel
    /// The answers to what the event left open, without trailing first answers.
    public var choices: [Int]
    /// The name of the way on which it goes on; nil for the usual one.
    public var way: String?
    /// The origin of the event.
    public var origin: EventOrigin
    /// The kind of the event.
    public var kind: EventKind
    /// A Boolean value that indicates whether a user or the environment can cause the step.
    public var isOrdinary: Bool
    /// The effects of the step, oldest first.
    public var effects: [NavigationEffect]
    /// The number of the state before.
    public var source: Int
    /// The number of the state after; nil when the step ended in a fault.
    public var target: Int?
    /// The fault in which the step ended, if any.
    public var fault: Fault?
  }

  /// The number of the state in which the trace begins; nil when making that state faulted.
  public var start: Int?

  /// The number of the initial state among those of the system.
  public var startIndex: Int

  /// The steps that the graph knows, in order.
  public var steps: [Step]

  /// The number of steps before the part that repeats forever; nil where nothing does, or where
  /// the graph does not know all of it.
  public var loopStart: Int?

  /// The first step that the graph does not know, with all after it.
  public var unknown: [Trace.Step]

  /// Follows a trace through the graph of a result.
  public init(_ trace: Trace, in result: CheckResult) {
    let graph = result.graph
    startIndex = trace.start
    start = graph.initial.indices.contains(trace.start) ? graph.initial[trace.start] : nil
    steps = []
    var rest = trace.steps[...]
    var state = start
    while let source = state, let step = rest.first {
      let fitting = graph.outgoing[source].first {
        step.matches(graph.edges[$0].event) && step.answers(graph.edges[$0].choices)
      }
      guard let fitting else { break }
      let edge = graph.edges[fitting]
      let choices = edge.choices.withoutTrailingZeros
      steps.append(
        Step(
          number: steps.count + 1, event: edge.event, choices: choices,
          way: choices.isEmpty
            ? nil : graph.optionNames(in: source, of: edge.event.ordinal)[fitting],
          origin: result.system.origin(of: edge.event), kind: result.system.kind(of: edge.event),
          isOrdinary: result.system.isOrdinary(edge.event, in: graph.states[source]),
          effects: edge.effects, source: source, target: edge.target, fault: edge.fault))
      state = edge.target
      rest = rest.dropFirst()
    }
    unknown = Array(rest)
    loopStart = unknown.isEmpty ? trace.loopStart : nil
  }

  /// The numbers of the states along the trace, beginning with the initial one.
  public var states: [Int] {
    guard let start else { return [] }
    return [start] + steps.compactMap(\.target)
  }

  /// The trace by ordinals; nil when the graph does not know all of it.
  public var ordinals: Trace? {
    guard unknown.isEmpty else { return nil }
    return Trace(
      start: startIndex,
      steps: steps.map { Trace.Step(.ordinal($0.event.ordinal), choices: $0.choices) },
      loopStart: loopStart)
  }

  /// A Boolean value that indicates whether a user or the environment can cause every step.
  public var isOrdinary: Bool { steps.allSatisfy(\.isOrdinary) }
}

extension TraceWalk.Step {
  /// The word for who causes the step; empty for what the app is sent, whose name says so.
  public var originWord: String { origin.word(for: kind) }

  /// The step as reports print it: `tap showHistory`, `completion login fails (Home stays)`.
  public var words: String {
    var words = [originWord, event.name].filter { !$0.isEmpty }
    if let remark = way.map({ "(\($0))" }) ?? choices.anotherWay { words.append(remark) }
    return words.joined(separator: " ")
  }
}

extension [Int] {
  /// The words behind an event that leaves something open which came out in another way than usual;
  /// nil where nothing did.
  package var anotherWay: String? {
    let answers = withoutTrailingZeros
    return answers.isEmpty ? nil : "(another way: \(answers.inTrace))"
  }

  /// The answers as a trace writes them.
  var inTrace: String { map { ".\($0)" }.joined() }

  /// The same answers: those left out of a trace count as the first.
  var withoutTrailingZeros: [Int] {
    var result = self
    while result.last == 0 { result.removeLast() }
    return result
  }
}
