import ModelChecker
import NavigationModel

/// One reason why a system fails: a finding, and what is known about where it comes from.
public struct Cause: Sendable {
  /// The name of the property that is violated.
  public let property: String

  /// The condition under which the property holds, in one sentence.
  public let summary: String

  /// The violation as people read it.
  public let block: FailureBlock

  /// The reason why it is a violation.
  public let why: String

  /// The trace by ordinals, with the fingerprint of its catalogue; nil for what never happens.
  public let trace: String?

  /// The number of steps of the trace before those that repeat forever.
  public let loopStart: Int?

  /// The events of the trace in words.
  public let events: [String]

  /// A Boolean value that indicates whether a user can reach it, by this trace or another; nil for
  /// what never happens.
  public let isReachableByUser: Bool?

  /// The origin of the finding.
  public var origin: Origin

  /// An origin of a finding, as far as it is known.
  public enum Origin: Hashable, Sendable {
    /// These fixes end it.
    case fixed(Remedy)
    /// No fix of the system ends it.
    case unfixed
    /// The system has no fixes; of the ways to violate the property this is one.
    case group(Group)
  }

  /// Fixes that end a finding.
  public struct Remedy: Hashable, Sendable {
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

  /// The last step that violations of one group have in common.
  public struct Group: Hashable, Sendable {
    /// The last event, without what it carries; nil at the start.
    public var event: String?
    /// The coordinator in front when it came; nil where no screen of one was visible.
    public var coordinator: String?
    /// The parts of the state that it changed, in words.
    public var changes: [String]
  }

  /// Makes the cause of a violated property; nil when the answer is another.
  public init?(
    _ answer: PropertyAnswer, in result: CheckResult, context: ReportContext, origin: Origin
  ) {
    guard case .violated(let counterexample) = answer.verdict,
      let block = FailureBlock(answer, in: result, context: context)
    else { return nil }
    property = answer.property
    summary = answer.summary
    self.block = block
    why = counterexample.why
    self.origin = origin
    isReachableByUser = counterexample.isReachableByUser
    guard !counterexample.isAbsence else {
      (trace, loopStart, events) = (nil, nil, [])
      return
    }
    trace = counterexample.ordinals.text(catalogue: result.graph.catalogue)
    loopStart = counterexample.trace.loopStart
    events = TraceWalk(counterexample.trace, in: result).steps.map(\.event.name)
  }
}

extension Cause.Group {
  /// The group of a violation with this last step.
  public init(_ last: NavigationStep?, in system: any NavigationSystem) {
    guard let last else {
      (event, coordinator, changes) = (nil, nil, [])
      return
    }
    let label = last.transition.event
    let declared =
      system.events.indices.contains(label.ordinal) ? system.events[label.ordinal] : nil
    event = declared?.route ?? String(label.name.prefix { $0 != "(" })
    let front = last.source.views.last { $0.isScreen && $0.isHittable }
    coordinator = front?.owner.map { last.source.name(of: $0) }
    if let fault = last.fault {
      changes = [fault.kind.outcome]
    } else {
      changes = last.target.map { $0.differences(from: last.source).map(\.word) } ?? []
    }
  }

  /// The last step and what it changed, in words.
  public var words: String {
    guard let event else { return "at the start" }
    let place = coordinator.map { " at \($0)" } ?? ""
    return "by '\(event)'\(place), changing \(changes.isEmpty ? "nothing" : listed(changes))"
  }
}

extension Facet {
  /// The facet in words.
  fileprivate var word: String {
    switch self {
    case .coordinators: "coordinators"
    case .views: "screens"
    case .records: "what coordinators record"
    case .subscriptions: "subscriptions"
    case .work: "work under way"
    case .lifetimes: "lifetimes"
    case .facts: "facts"
    case .unobserved: "other objects"
    }
  }
}
