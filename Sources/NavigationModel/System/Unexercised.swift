/// A part of a system that a check did not exercise: its verdicts say nothing about it.
public struct Unexercised: Codable, Hashable, Sendable {
  /// A kind of part.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// An invariant whose premise never occurs.
    case invariant
    /// A declared event that no state enables.
    case event
    /// A declared role of coordinators of which no state has one.
    case role
    /// A method of a declared coordinator that nothing calls.
    case method
    /// A view that shows nothing here, since its content was left out.
    case view
  }

  /// The kind of the part.
  public var kind: Kind

  /// The name of the part.
  public var name: String

  /// The reason why nothing needs to exercise it; nil where nobody gave one.
  public var accepted: String?

  /// Makes a part that was not exercised.
  public init(_ kind: Kind, _ name: String, accepted: String? = nil) {
    self.kind = kind
    self.name = name
    self.accepted = accepted
  }
}

extension CheckResult {
  /// The parts of the system that were not exercised: invariants, then events, then roles,
  /// then methods, then views.
  ///
  /// Events, roles and methods count where every state was seen; in others they may still turn up.
  ///
  /// - Complexity: linear in the numbers of states and transitions.
  public var unexercised: [Unexercised] {
    guard !(system is any PartOfSystem) else { return [] }
    let invariants = answers.filter(\.isVacuous).map { Unexercised(.invariant, $0.property) }
    let views = system.profile.emptyViews.map { Unexercised(.view, $0) }
    if let engine { return withReasons(invariants + eventsNeverEnabled(by: engine) + views) }
    let isWhole = graph.completeness == .exhaustive && !graph.states.isEmpty
    let all = invariants + (isWhole ? eventsNeverEnabled + rolesNeverMet + methodsNeverCalled : [])
    return withReasons(all + views)
  }

  /// The parts with the reasons why nothing needs to exercise them.
  private func withReasons(_ parts: [Unexercised]) -> [Unexercised] {
    parts.map { Unexercised($0.kind, $0.name, accepted: reason(toAccept: $0.name)) }
  }

  private func eventsNeverEnabled(by engine: EngineRun) -> [Unexercised] {
    system.events.enumerated().filter { engine.neverEnabled?.contains($0.offset) == true }
      .map { Unexercised(.event, $0.element.name) }
  }

  /// A Boolean value that indicates whether some part of the system was not exercised and nobody said
  /// why that is right.
  public var hasUnexercised: Bool { unexercised.contains { $0.accepted == nil } }

  private var eventsNeverEnabled: [Unexercised] {
    let taken = Set(graph.edges.lazy.map(\.event.name))
    // The end of what is under way is the harness's own event.
    return system.events.filter { $0.kind != .settle && !taken.contains($0.name) }
      .map { Unexercised(.event, $0.name) }
  }

  private var rolesNeverMet: [Unexercised] {
    var met: Set<String> = []
    var facets: Set<UInt32> = []
    for state in graph.states where facets.insert(state.number(of: .coordinators)).inserted {
      met.formUnion(state.coordinators.map(\.role))
    }
    return system.profile.roles.filter { !met.contains($0) }.map { Unexercised(.role, $0) }
  }

  private var methodsNeverCalled: [Unexercised] {
    system.uncalledMethods.map { Unexercised(.method, $0) }
  }

  private func reason(toAccept name: String) -> String? {
    accepted[name] ?? system.profile.accepted[name]
      ?? [accepted, system.profile.accepted].lazy
      .flatMap { $0.sorted { $0.key < $1.key } }
      .first { name.isNamed($0.key) }?.value
  }
}

extension PropertyAnswer {
  /// A Boolean value that indicates whether the answer says nothing, since its premise never occurs.
  package var isVacuous: Bool { if case .vacuous = verdict { true } else { false } }
}
