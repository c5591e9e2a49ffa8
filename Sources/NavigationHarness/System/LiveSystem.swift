import ModelChecker
import NavigationModel
import ObjectObservation
import WorkerProcesses

/// Live objects as a navigation system.
///
/// A factory makes a fresh subject, declarations say what to observe and what can happen, and the
/// explorer drives real instances: it replays traces on fresh subjects, looks at the object graph
/// after each event, and lets every open question be answered in every way.
///
/// ```swift
/// let system = try LiveSystem("Library") { _ in
///   LibraryCoordinator()
/// } declare: { it in
///   it.root { $0 }
///   it.coordinator(LibraryCoordinator.self, role: "library") { $0.stack(\.path, root: "Shelves") }
///   it.routes(LibraryRoute.self, .tap(on: nil), prefix: "open ") { $0.open($1) }
/// }
/// ```
public final class LiveSystem<Subject: AnyObject>: NavigationSystem {
  public let name: String
  public let variant: String
  public let scope: Scope
  public let events: [NavigationEvent]
  public let profile: NavigationProfile

  let definition: LiveDefinition<Subject>
  private let isolation: SystemConfiguration.Isolation
  let store = FacetStore()

  /// The states met so far, by what they look like.
  var stateOf: [ObservationFingerprint: NavigationState] = [:]

  /// The fingerprint of each state when it was first met.
  var fingerprintOf: [NavigationState: ObservationFingerprint] = [:]

  /// The kinds of the platform's events met so far, by name.
  private var kindOf: [String: EventKind] = [:]

  /// The lists of effects met so far, by the numbers that the runner gave them.
  var effectLists: [Int: [NavigationEffect]] = [:]

  /// Second traces to states, kept for the check that equal states go on alike.
  var alternateTraces = AlternateTraces()
  private var divergedReplays = DivergedReplays()

  /// The second traces that are compared.
  public enum HiddenStateCheck: Sendable {
    /// None: equal states are trusted to go on alike.
    case none
    /// One further trace to each transition that has one.
    case oneTrace
    /// Every trace by which a state was met again.
    case everyTrace
  }

  // Of the search under way: its reductions, the number of its workers, and its effort so far.
  var reductions: Reductions = .all
  var workers: Int?
  public private(set) var limitations: [Limitation] = []
  private var unseenSoFar: Set<UnseenProperty> = []
  private var methods: [String] = []
  private var calledMethods: Set<Int> = []
  var effortSoFar = Effort()

  /// The calls at which traces trap, as far as they were asked for.
  var appFrames: [Trace: StackFrame?] = [:]
  var symmetry: PayloadSymmetry?

  /// The second traces that are compared; one for each transition by default.
  public let hiddenStateCheck: HiddenStateCheck

  /// Makes a system of live objects.
  ///
  /// - Parameters:
  ///   - name: the system's name.
  ///   - variant: the variant's name, if there are several.
  ///   - scope: the bounds that the declarations keep to.
  ///   - isolation: where subjects run. A worker needs a ``WorkerLaunch`` when the system is first
  ///     used; without one, and on platforms that can't start workers, subjects run in this process,
  ///     which a subject that traps takes with it.
  ///   - hiddenStateCheck: the second traces that are compared.
  ///   - fileID: the file that makes the system; stand-ins of its module are seen like the app's types.
  ///   - make: makes a fresh subject; called once for each trace that is replayed.
  ///   - declare: says what to observe, what can happen and what the invariants need.
  /// - Throws: ``DeclarationError``.
  public init(
    _ name: String, variant: String = "", scope: Scope = Scope([]),
    isolation: SystemConfiguration.Isolation = .worker,
    hiddenStateCheck: HiddenStateCheck = .oneTrace, fileID: String = #fileID,
    make: @escaping @MainActor (SubjectContext) throws -> Subject,
    declare: @MainActor (inout LiveDeclarations<Subject>) throws -> Void
  ) throws {
    let declarations = try MainActorTurn.take {
      var declarations = LiveDeclarations<Subject>()
      declarations.appModules = fileID.split(separator: "/").first.map { [String($0)] } ?? []
      try declare(&declarations)
      return declarations
    }
    definition = try LiveDefinition(
      name: name, scope: scope, make: make, declarations: declarations)
    self.name = name
    self.variant = variant
    self.scope = scope
    self.hiddenStateCheck = hiddenStateCheck
    events = definition.events.map(\.declaration)
    profile = declarations.profile
    self.isolation = isolation
  }

  /// The place where subjects run.
  private(set) lazy var runner: any SubjectRunner =
    switch isolation {
    case .inProcess: definition.runnerInProcess(for: key)
    case .worker: definition.runner(for: key)
    }

  private var key: SystemKey {
    SystemKey(name: name, variant: variant, scope: scope, events: catalog)
  }

  public var unseen: [UnseenProperty] { unseenSoFar.sorted() }

  public var uncalledMethods: [String] {
    var names: [String] = []
    for (number, name) in methods.enumerated() where !calledMethods.contains(number) {
      // Methods that differ in the types of their parameters alone have one name.
      if names.last != name { names.append(name) }
    }
    return names
  }

  public func kind(of event: EventLabel) -> EventKind {
    events.indices.contains(event.ordinal)
      ? events[event.ordinal].kind : kindOf[event.name] ?? .platform(event.name)
  }

  public var preferredBatch: Int { runner.preferredBatch }

  public func start() throws -> [Outcome<NavigationState>] {
    runner.use(workers: workers)
    let seen = try runner.begin()
    learn(seen)
    limitations = seen.limitations
    methods = seen.methods
    if let fault = seen.faults.first { return [.fault(fault)] }
    return seen.transitions.map { outcome($0.outcome) }
  }

  public func start(while mayGoOn: () -> Bool) throws -> [Outcome<NavigationState>]? {
    do {
      return try runner.waiting(while: mayGoOn) { try start() }
    } catch is WaitGivenUp {
      return nil
    }
  }

  public func prepare(for options: ExplorationOptions) {
    reductions = options.reductions
    effortSoFar = Effort()
    workers = options.workers
    let domains = definition.declarations.interchangeable
    symmetry =
      reductions.contains(.symmetry) && !domains.isEmpty
      ? PayloadSymmetry(domains, events: events.map(\.name), in: store) : nil
  }

  public var effort: Effort? { effortSoFar }

  public func expand(
    _ visits: [Visit<NavigationState>]
  ) throws -> [Expansion<NavigationState, NavigationEffect>] {
    guard let symmetry else { return try expandLive(visits) }
    return try expand(visits, using: symmetry)
  }

  public func expand(
    _ visits: [Visit<NavigationState>], while mayGoOn: () -> Bool
  ) throws -> [Expansion<NavigationState, NavigationEffect>]? {
    do {
      return try runner.waiting(while: mayGoOn) { try expand(visits) }
    } catch is WaitGivenUp {
      return nil
    }
  }

  public func waiting<Result>(
    while mayGoOn: () -> Bool, perform body: () throws -> Result
  ) throws -> Result { try runner.waiting(while: mayGoOn, perform: body) }

  public var memoryElsewhere: Int { runner.memory }

  public func rest() { runner.rest() }

  public func expand(
    _ visit: Visit<NavigationState>, along step: Trace.Step
  ) throws -> Expansion<NavigationState, NavigationEffect> {
    var request = request(for: visit)
    request.only = step.event
    let seen = try runner.expand([request])[0]
    effortSoFar += seen.effort
    // Not recorded: a search compares recorded traces, and this may say nothing of most events.
    return expansion(learning: seen, of: visit)
  }

  private func request(for visit: Visit<NavigationState>) -> ExpansionRequest {
    let (trace, fingerprint) = (scripted(visit.trace), fingerprintOf[visit.state])
    let goesBack = reductions.contains(.diamonds)
    return ExpansionRequest(
      trace: trace, fingerprint: fingerprint, reuses: reductions.contains(.reuse),
      leavesOutOrders: reductions.contains(.orders),
      returnPaths: goesBack
        ? fingerprint.map { alternateTraces.returnPaths(to: $0, atMost: trace.count) }
          ?? ReturnPaths()
        : ReturnPaths(),
      tracksFrom: fingerprint.map {
        alternateTraces.tracksFrom(trace, to: $0, hasOrphans: !visit.state.lifetimes.isEmpty)
      } ?? 0)
  }

  /// Expands states on live objects.
  func expandLive(
    _ visits: [Visit<NavigationState>]
  ) throws -> [Expansion<NavigationState, NavigationEffect>] {
    let requests = visits.map(request(for:))
    let answers = try runner.expand(requests)
    return zip(zip(visits, requests), answers).map { asked, seen in
      let (visit, request) = asked
      var expansion = expansion(learning: seen, of: visit)
      effortSoFar += seen.effort
      alternateTraces.note(seen, from: request) { !stateOf[$0]!.lifetimes.isEmpty }
      // Only a state that was derived was never seen before.
      if request.fingerprint == nil, let symmetry {
        let source = seen.source.flatMap { stateOf[$0] }
        if source != visit.state {
          expansion.faults.append(symmetry.refutation(expected: visit.state, seen: source))
        }
      }
      return expansion
    }
  }

  // MARK: - From what was seen to states

  func learn(_ seen: SeenExpansion) {
    for body in seen.bodies where stateOf[body.fingerprint] == nil {
      let state = NavigationState(body.snapshot, in: store)
      unseenSoFar.formUnion(body.unseen)
      stateOf[body.fingerprint] = state
      if fingerprintOf[state] == nil { fingerprintOf[state] = body.fingerprint }
    }
    for (number, effects) in seen.effectLists { effectLists[number] = effects }
    for kind in seen.kinds { kindOf[kind.name] = kind }
    calledMethods.formUnion(seen.calledMethods)
  }

  private func expansion(
    learning seen: SeenExpansion, of visit: Visit<NavigationState>
  ) -> Expansion<NavigationState, NavigationEffect> {
    learn(seen)
    var expansion = expansion(seen)
    if let other = seen.divergence {
      expansion.faults = expansion.faults.map {
        guard $0.kind == .replayDiverged else { return $0 }
        return divergedReplays.fault($0, expected: visit.state.snapshot, seen: other)
      }
    }
    return expansion
  }

  private func expansion(
    _ seen: SeenExpansion
  ) -> Expansion<NavigationState, NavigationEffect> {
    var refused: [EventLabel] = []
    let transitions = seen.transitions.compactMap {
      step -> Transition<NavigationState, NavigationEffect>? in
      guard !isRefused(step) else {
        if refused.last != step.event { refused.append(step.event) }
        return nil
      }
      return Transition(
        event: step.event, choices: step.choices, effects: effectLists[step.effects] ?? [],
        outcome: outcome(step.outcome))
    }
    return Expansion(
      transitions: transitions,
      disabled: seen.disabled.compactMap { ordinal, reason in
        // What the platform offers has no name outside its state.
        guard events.indices.contains(ordinal) else { return nil }
        return DisabledEvent(
          event: EventLabel(events[ordinal].name, ordinal: ordinal), reason: reason)
      },
      faults: seen.faults, untried: seen.untried, refused: refused,
      cut: Dictionary(seen.cut.map { (stateOf[$0.fingerprint]!, $0.cap) }) { first, _ in first })
  }

  /// Returns a Boolean value that indicates whether a step ends where the app takes it for impossible.
  private func isRefused(_ step: SeenTransition) -> Bool {
    guard case .fault(let fault) = step.outcome, fault.kind == .trapped,
      definition.events.indices.contains(step.event.ordinal)
    else { return false }
    return definition.events[step.event.ordinal].refusals.contains { place in
      fault.evidence.contains("/\(place): Fatal error")
    }
  }

  private func outcome(_ seen: SeenOutcome) -> Outcome<NavigationState> {
    switch seen {
    case .state(let fingerprint): .state(stateOf[fingerprint]!)
    case .fault(let fault): .fault(fault)
    }
  }

  /// The trace as a runner takes it.
  func scripted(_ trace: Trace) -> [ScriptedEvent] {
    trace.steps.map { step in
      switch step.event {
      case .ordinal(let ordinal): ScriptedEvent(ordinal: ordinal, choices: step.choices)
      case .name(let name):
        // Visits name platform events by ordinal, so that a name is a declared event's.
        ScriptedEvent(ordinal: catalog.ordinal(of: name) ?? -1, choices: step.choices)
      }
    }
  }
}
