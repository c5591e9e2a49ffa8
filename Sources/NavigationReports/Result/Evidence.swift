import ModelChecker
import NavigationModel

/// The evidence of a search: what it met and what it never met. It is the reason to believe a
/// verdict that holds.
public struct Evidence: Hashable, Sendable {
  /// The screens that a person could touch in some state, in the order in which they were met.
  public var screens: [String]

  /// The declared events that happened in some state, in the order of declaration.
  public var taken: [String]

  /// The declared events that happened in no state, each with the reason given most often.
  public var neverTaken: [NeverTaken]

  /// The events of the platform that happened, in the order in which they were met.
  public var platform: [String]

  /// The answers of properties that say nothing, since their premise never occurred.
  public var vacuous: [PropertyAnswer]

  /// A declared event that happened in no state.
  public struct NeverTaken: Hashable, Sendable {
    /// The event's name.
    public var event: String
    /// The reason given most often; nil when no state offered the event at all.
    public var reason: String?
    /// The number of states in which that reason was given.
    public var count: Int
  }

  /// Collects the evidence from a result.
  public init(_ result: CheckResult) {
    let graph = result.graph
    screens = Self.screens(of: graph)
    let declared = result.system.events.map(\.name)
    let known = Set(declared)
    var met: Set<String> = []
    platform = []
    for edge in graph.edges where met.insert(edge.event.name).inserted {
      if !known.contains(edge.event.name) { platform.append(edge.event.name) }
    }
    taken = declared.filter(met.contains)
    let disabled = graph.disabled
    neverTaken = declared.filter { !met.contains($0) }.map { event in
      // Equally frequent reasons: the alphabet decides, so that the report is the same every time.
      let reasons = (disabled[event] ?? [:]).sorted {
        ($1.value, $0.key) < ($0.value, $1.key)
      }
      return NeverTaken(event: event, reason: reasons.first?.key, count: reasons.first?.value ?? 0)
    }
    vacuous = result.answers.filter {
      if case .vacuous = $0.verdict { true } else { false }
    }
  }

  /// The screens that a person could touch in some state, in the order in which they were met.
  static func screens(of graph: NavigationGraph) -> [String] {
    var screens: [String] = []
    var met: Set<String> = []
    for state in graph.states {
      for view in state.views where view.isScreen && view.isHittable {
        let name = view.title
        if met.insert(name).inserted { screens.append(name) }
      }
    }
    return screens
  }
}

extension Evidence.NeverTaken {
  /// The event with the reason, as reports print it.
  public var words: String {
    neverEnabled(event, reason.map { ($0, count) })
  }
}

extension ResultDocument.Event {
  /// The event, which never happened, with the reason given most often.
  var neverEnabledWords: String {
    neverEnabled(name, blocked.first.map { ($0.words, $0.states) })
  }
}

private func neverEnabled(_ event: String, _ reason: (words: String, states: Int)?) -> String {
  guard let reason else { return "\(event): no state offers it" }
  return "\(event): \(reason.words) (in \(counted(reason.states, "state")))"
}
