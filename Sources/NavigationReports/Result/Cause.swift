import ModelChecker
import NavigationModel

/// One reason why a system fails: a finding, and what is known about where it comes from.
public struct Cause: Codable, Hashable, Sendable {
  /// The name of the property that is violated.
  public let property: String

  /// The condition under which the property holds, in one sentence.
  public let summary: String

  /// The cause in a few words, such as `'sign in' leaves a coordinator without a screen`; the reason where
  /// the property has no such words, and for what never happens.
  public let title: String

  /// The violation as people read it.
  public let block: FailureBlock

  /// The reason why it is a violation.
  public let why: String

  /// The trace by ordinals, with the fingerprint of its catalog; nil for what never happens.
  public let trace: String?

  /// The number of steps of the trace before those that repeat forever.
  public let loopStart: Int?

  /// The events of the trace in words.
  public let events: [String]

  /// The trace with what its steps do, change and violate; nil for what never happens.
  public let run: ResultDocument.Run?

  /// The place where the last event of the trace is declared, if known.
  public let location: ResultDocument.Location?

  /// The innermost call of the app at the trap in which it ends, if known.
  public let frame: ResultDocument.Frame?

  /// A Boolean value that indicates whether a user can reach it, by this trace or another; nil for
  /// what never happens.
  public let isReachableByUser: Bool?

  /// The origin of the finding.
  public var origin: Origin

  /// An origin of a finding, as far as it is known.
  public enum Origin: Codable, Hashable, Sendable {
    /// These fixes end it.
    case fixed(Remedy)
    /// No fix of the system ends it.
    case unfixed
    /// The system has no fixes; things go wrong first at this place, and further properties are
    /// violated from there on.
    case place(Place, violatedToo: [String])
  }

  /// Fixes that end a finding.
  public struct Remedy: Codable, Hashable, Sendable {
    /// The fixes.
    public var fixes: [FixDescription]
    /// The names of other fixes, set by set, that would do as well.
    public var alternatives: [[String]]
    /// A Boolean value that indicates whether no smaller set of fixes ends it.
    public var isSmallest: Bool
    /// Other properties whose violation these fixes end too.
    public var endsToo: [String]

    /// Makes a remedy.
    public init(
      fixes: [FixDescription], alternatives: [[String]] = [], isSmallest: Bool = true,
      endsToo: [String] = []
    ) {
      self.fixes = fixes
      self.alternatives = alternatives
      self.isSmallest = isSmallest
      self.endsToo = endsToo
    }
  }

  /// The place at which things go wrong first.
  public struct Place: Codable, Hashable, Sendable {
    /// The event, without what it carries; nil at the start.
    public var event: String?
    /// The coordinator at which it came; nil where it came from elsewhere.
    public var coordinator: String?
    /// The first field that is otherwise than where the event does nothing wrong; nil if none is
    /// known.
    public var field: String?
    /// The kind of the fault in which the event ended, if it did.
    public var fault: Fault.Kind?
    /// Other events at which the app traps in the same line.
    public var alike: [String] = []

    /// Makes a place; by default the start.
    public init(
      event: String? = nil, coordinator: String? = nil, field: String? = nil,
      fault: Fault.Kind? = nil
    ) {
      self.event = event
      self.coordinator = coordinator
      self.field = field
      self.fault = fault
    }
  }

  /// Makes the cause of a violated property; nil when the answer is another.
  package init?(_ answer: PropertyAnswer, writtenBy writer: RunWriter, origin: Origin) {
    let result = writer.result
    guard case .violated(let counterexample) = answer.verdict,
      let block = FailureBlock(answer, in: result, context: writer.context)
    else { return nil }
    let walk = counterexample.isAbsence ? nil : TraceWalk(counterexample.trace, in: result)
    property = answer.property
    summary = answer.summary
    self.block = block
    why = counterexample.why
    title =
      walk.flatMap { .title($0.steps.last?.event.name, writer.violation(of: answer.property)) }
      ?? sentence(counterexample.why)
    trace = walk.map { _ in counterexample.ordinals.text(catalog: result.graph.catalog) }
    loopStart = walk.flatMap { _ in counterexample.trace.loopStart }
    events = walk?.steps.map(\.event.name) ?? []
    run = walk.map { _ in writer.run(counterexample.trace, withNext: false) }
    location = walk?.steps.last.flatMap { writer.location(of: $0.event) }
    frame = result.appFrame(of: counterexample).map { .init($0, context: writer.context) }
    isReachableByUser = counterexample.isReachableByUser
    self.origin = origin
  }
}

extension Cause.Place {
  /// The place in words.
  public var words: String {
    guard let event else { return "at the start" }
    let place = coordinator.map { " at \($0)" } ?? ""
    if let fault {
      let others = alike.isEmpty ? "" : ", as with \(listed(alike.map { "'\($0)'" }))"
      return "with '\(event)'\(place): \(fault.outcome)\(others)"
    }
    return "with '\(event)'\(place)" + (field.map { ", in \($0)" } ?? "")
  }
}

extension String {
  /// What an event does, or the start; nil without words for it.
  fileprivate static func title(_ event: String?, _ violation: String?) -> String? {
    violation.map { "\(event.map { "'\($0)'" } ?? "The start") \($0)" }
  }
}
