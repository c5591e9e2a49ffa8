import ModelChecker
import NavigationModel

/// Results for programs to read: the same verdicts as the text, with a number for the schema.
///
/// Keys come in a fixed order and always all of them, `null` where there is nothing to say.
///
/// | key | value |
/// | --- | --- |
/// | `schema` | 2 |
/// | `system`, `variant` | names; an empty variant is `null` |
/// | `scope` | bounds by key |
/// | `states`, `transitions`, `depth` | the size of the explored graph |
/// | `completeness` | `exhaustive`, `bounded` or `interrupted` |
/// | `limit` | what bounded the search: `depth`, `states`, `time` or `memory` |
/// | `verdicts` | one object per property |
/// | `neverTaken` | declared events that happened in no state |
/// | `untried` | for each event of which some ways were not tried, in how many states |
/// | `reductions` | the names of the reductions that were allowed |
/// | `workers` | how many workers were asked for |
/// | `effort` | what was asked of live objects, and spared; `null` where there are none |
///
/// In a verdict `trace` is the counterexample, or the witness of a property that holds since it
/// happens; `loopStart` is the number of its steps before those that repeat forever, that of all
/// where nothing has to happen after them; `events` are its events in words, and `reachableByUser`
/// says whether anyone but code can cause them or another way to the same violation.
/// `comparedWith` is the trace of the run that should end alike, where a property compares two.
public struct JSONReport {
  private let value: JSONValue

  /// Makes a report of one result: an object.
  public init(_ result: CheckResult) { value = Self.object(result) }

  /// Makes a report of several results: an array.
  public init(_ results: [CheckResult]) { value = .array(results.map(Self.object)) }

  /// The text, without a line break at its end.
  public var text: String { value.text() }

  private static func object(_ result: CheckResult) -> JSONValue {
    let graph = result.graph
    return .object([
      .init("schema", .int(2)),
      .init("system", .string(result.system.name)),
      .init("variant", result.system.variant.isEmpty ? .null : .string(result.system.variant)),
      .init(
        "scope", .object(result.system.scope.bounds.map { .init($0.key, .int($0.value)) })),
      .init("states", .int(graph.states.count)),
      .init("transitions", .int(graph.edges.count)),
      .init("depth", .int(graph.depth)),
      .init("completeness", .string(graph.completeness.word)),
      .init("limit", limit(graph.completeness)),
      .init("verdicts", .array(result.answers.map { verdict($0, in: result) })),
      .init(
        "neverTaken", .array(Evidence(result).neverTaken.map { .string($0.event) })),
      .init(
        "untried",
        .object(
          graph.untried.sorted { $0.key < $1.key }.map { .init($0.key, .int($0.value)) })),
      .init("reductions", .array(graph.options.reductions.names.map(JSONValue.string))),
      .init("workers", graph.options.workers.map(JSONValue.int) ?? .null),
      .init("effort", graph.effort.map(effort) ?? .null),
    ])
  }

  private static func effort(_ effort: Effort) -> JSONValue {
    .object([
      .init("replays", .int(effort.replays)),
      .init("replayedEvents", .int(effort.replayedEvents)),
      .init("reuses", .int(effort.reuses)),
      .init("derivedStates", .int(effort.derivedStates)),
      .init("probes", .int(effort.probes)),
    ])
  }

  private static func limit(_ completeness: Completeness) -> JSONValue {
    if case .bounded(let limit) = completeness { .string(limit.rawValue) } else { .null }
  }

  private static func verdict(_ answer: PropertyAnswer, in result: CheckResult) -> JSONValue {
    var word = "holds"
    var trace: Trace?
    var reachable: Bool?
    var why: String?
    var other: Trace?
    switch answer.verdict {
    case .holds(let witness):
      trace = witness
    case .violated(let counterexample):
      word = "violated"
      why = counterexample.why
      // What never happens has no trace, and nobody can reach it.
      if counterexample.isAbsence { break }
      trace = counterexample.trace
      other = counterexample.other?.ordinals
      reachable = counterexample.isReachableByUser
    case .inconclusive(let reason): (word, why) = ("inconclusive", reason)
    case .vacuous(let reason): (word, why) = ("vacuous", reason)
    case .notApplicable(let reason): (word, why) = ("notApplicable", reason)
    }
    let walk = trace.map { TraceWalk($0, in: result) }
    let ordinals = walk?.ordinals.map { $0.text(catalogue: result.graph.catalogue) }
    return .object([
      .init("property", .string(answer.property)),
      .init("severity", .string(answer.severity.rawValue)),
      .init("verdict", .string(word)),
      .init("trace", ordinals.map(JSONValue.string) ?? .null),
      .init("loopStart", trace?.loopStart.map(JSONValue.int) ?? .null),
      .init("events", .array((walk?.steps ?? []).map { .string($0.event.name) })),
      .init("reachableByUser", (reachable ?? walk?.isOrdinary).map(JSONValue.bool) ?? .null),
      .init(
        "comparedWith",
        other.map { .string($0.text(catalogue: result.graph.catalogue)) } ?? .null),
      .init("why", why.map(JSONValue.string) ?? .null),
    ])
  }
}
