/// Answers, for each property, whether it holds on the states and transitions that were found.
///
/// A violated property comes with one counterexample, the shortest in the graph. Among equally
/// short ones an ordinary one is preferred, then the first in the order of the graph.
///
/// - Parameters:
///   - properties: the properties.
///   - graph: the states and transitions.
///   - ordinary: whether a step is one that a user or the environment can cause.
/// - Returns: the verdicts, in the order of the properties.
public func judge<State, Effect>(
  _ properties: [Property<State, Effect>], on graph: StateGraph<State, Effect>,
  ordinary: @escaping (Step<State, Effect>) -> Bool = { _ in true }
) -> [Verdict] {
  judge(properties, on: graph, ordinary: ordinary) { _ in nil }
}

/// Answers as ``judge(_:on:ordinary:)`` does, as long as it may go on.
///
/// - Parameter reason: asked before each property and now and then while it is judged, with its place in
///   the list; returns why it is not to be judged any more, which then is its inconclusive answer.
package func judge<State, Effect>(
  _ properties: [Property<State, Effect>], on graph: StateGraph<State, Effect>,
  ordinary: @escaping (Step<State, Effect>) -> Bool, unless reason: (Int) -> String?
) -> [Verdict] {
  let judge = Judge(graph: graph, ordinary: ordinary)
  return withoutActuallyEscaping(reason) { reason in
    defer { judge.mustEnd = { nil } }
    return properties.enumerated().map { place, property in
      judge.mustEnd = { reason(place) }
      return reason(place).map { .inconclusive($0) } ?? judge.verdict(on: property)
    }
  }
}

/// The judging of properties on one graph, with the results that all of them share.
final class Judge<State: Hashable & Sendable, Effect: Hashable & Sendable> {
  let graph: StateGraph<State, Effect>
  private let ordinary: (Step<State, Effect>) -> Bool

  /// The reason why nothing can be said about states that were not found, if there may be such.
  let doubt: String?

  init(graph: StateGraph<State, Effect>, ordinary: @escaping (Step<State, Effect>) -> Bool) {
    self.graph = graph
    self.ordinary = ordinary
    doubt =
      graph.firstSystemFault.map(Doubt.systemFault)
      ?? Doubt.unseen(
        graph.completeness, limits: graph.options.limits, wasComparing: graph.wasComparing)
  }

  /// Returns why judging must end; nil as long as it may go on.
  var mustEnd: () -> String? = { nil }

  /// The violations, one by one; nil where only the shortest is asked for.
  var groups: Groups?

  /// For each transition whether it is ordinary; made when the first violation is met.
  lazy var isOrdinary: [Bool] = graph.table.records.indices.map { ordinary(graph.step(at: $0)) }

  /// The shortest paths over ordinary transitions only.
  lazy var ordinaryPaths: ShortestPaths = graph.shortestPaths { isOrdinary[$0] }

  func verdict(on property: Property<State, Effect>) -> Verdict {
    let ruling = ruling(on: property.kind)
    if let best = ruling.best {
      return .violated(counterexample(best, ordinary: ruling.bestOrdinary))
    }
    if ruling.isSettled { return .holds(witness: ruling.witness) }
    if let doubt = doubt ?? ruling.doubt { return .inconclusive(doubt) }
    return ruling.isExercised ? .holds(witness: nil) : .vacuous(ruling.vacuity)
  }

  func ruling(on kind: Property<State, Effect>.Kind) -> Ruling {
    switch kind {
    case .always(let judge): always(judge)
    case .alwaysStep(let judge): alwaysStep(judge)
    case .alwaysRun(let pattern): alwaysRun(pattern)
    case .equivalentRuns(let equivalence): equivalentRuns(equivalence)
    case .confluent(let confluence): confluent(confluence)
    case .monitor(let monitor): follow(monitor)
    case .sometimes(let isLike): sometimes(isLike)
    case .sometimesStep(let isLike, let why): sometimesStep(isLike, why: why)
    case .alwaysReachable(let reachability): alwaysReachable(reachability)
    case .leadsTo(let promise): leadsTo(promise)
    case .noFault(let kinds): noFault(of: kinds)
    case .given(let judgment): given(judgment)
    case .all(let parts): all(parts)
    }
  }

  /// The shortest violation of any part, the first part's among equally short ones.
  func all(_ parts: [Property<State, Effect>.Kind]) -> Ruling {
    var whole = Ruling(vacuity: "no part of it met its premise")
    whole.isSettled = !parts.isEmpty
    for part in parts {
      let ruling = ruling(on: part)
      whole.best = shorter(whole.best, ruling.best)
      whole.bestOrdinary = shorter(whole.bestOrdinary, ruling.bestOrdinary)
      whole.isExercised = whole.isExercised || ruling.isExercised
      whole.isSettled = whole.isSettled && ruling.isSettled
      whole.doubt = whole.doubt ?? ruling.doubt
      whole.witness = parts.count == 1 ? ruling.witness : nil
      if parts.count == 1 { whole.vacuity = ruling.vacuity }
    }
    return whole
  }

  private func shorter(_ first: Violation?, _ second: Violation?) -> Violation? {
    guard let first, let second else { return first ?? second }
    return second.length < first.length ? second : first
  }

  func counterexample(_ best: Violation, ordinary: Violation?) -> Counterexample {
    let isOrdinary =
      ordinary?.length == best.length && ordinary?.path.loopStart == best.path.loopStart
    let chosen = isOrdinary ? ordinary! : best
    return Counterexample(
      trace: graph.trace(along: chosen.path),
      ordinals: graph.trace(along: chosen.path, by: .ordinals),
      why: chosen.why, isOrdinary: isOrdinary,
      ordinaryTrace: isOrdinary ? nil : ordinary.map { graph.trace(along: $0.path) },
      fault: chosen.fault, isAbsence: chosen.isAbsence, other: chosen.other.map(comparison))
  }

  private func comparison(with path: Path) -> Counterexample.Comparison {
    Counterexample.Comparison(
      trace: graph.trace(along: path), ordinals: graph.trace(along: path, by: .ordinals))
  }
}

extension StateGraph {
  /// The first fault of the system itself.
  var firstSystemFault: Fault? {
    if let fault = faults.first(where: \.fault.isOfSystem)?.fault { return fault }
    guard pools.faults.contains(where: \.isOfSystem) else { return nil }
    return table.records.indices.lazy.compactMap { fault(ofEdge: $0) }.first(where: \.isOfSystem)
  }
}

// MARK: - Saying why an answer is not known

package enum Doubt {
  static func systemFault(_ fault: Fault) -> String {
    "the system itself is at fault: \(fault.message)"
  }

  /// - Parameter wasComparing: whether every state was seen, and traces were left to compare.
  package static func unseen(
    _ completeness: Completeness, limits: Limits, wasComparing: Bool = false
  ) -> String? {
    let beforeAll = wasComparing ? beforeComparison : beforeStates
    switch completeness {
    case .exhaustive: return nil
    case .interrupted(let reason): return "the search was interrupted \(reason) \(beforeAll)"
    case .bounded(let limit):
      let text = limits.text(of: limit)
      return switch limit {
      case .depth, .states: "the search stopped at \(text) \(beforeAll)"
      case .time: "the search stopped after \(text) \(beforeAll)"
      case .memory where limits.memory == nil: "the search ran out of memory \(beforeAll)"
      case .memory: "the search stopped at \(text) of memory \(beforeAll)"
      case .processMemory: "the search took the memory that 'ulimit' allows \(beforeAll)"
      }
    }
  }

  /// - Parameter states: the number of states from which nothing else leads on.
  static func beyond(_ caps: [String], from states: Int) -> String {
    let from = states == 1 ? "1 state" : "\(states) states"
    return "from \(from) the only way may lead beyond what the scope allows of "
      + caps.joined(separator: ", ")
  }

  private static let beforeStates = "before every state was seen"

  private static let beforeComparison = "before all traces were compared"
}
