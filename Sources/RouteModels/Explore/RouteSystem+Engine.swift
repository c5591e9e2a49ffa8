import ModelChecker
import NavigationInvariants
import NavigationModel
import RuleEngines

extension RouteSystem: EngineSystem {
  /// Searches the whole space with the engine that suits it; nil where a graph has room for it.
  package func searchedByEngine(
    _ options: ExplorationOptions, observing: (ExplorationProgress) -> Bool
  ) throws -> EngineRun? {
    guard options.order.beginsBreadthFirst else { return nil }
    // One search answers all invariants, and no engine takes rare events later.
    var whole = options
    whole.order = .breadthFirst
    whole.stop = .never
    whole.workers = 1
    var probe = whole
    probe.limits.states = min(options.limits.states ?? .max, EngineRun.statesOfGraph)
    let first = try explore(rules, engine: .memoized, options: probe)
    guard first.completeness == .bounded(by: .states),
      options.limits.states.map({ $0 > EngineRun.statesOfGraph }) ?? true
    else { return nil }
    let found = try explored(whole, observing: observing)
    return EngineRun(
      engine: found.engine.rawValue, states: found.states, transitions: found.transitions,
      depth: found.depth, completeness: found.completeness, verdicts: verdicts(of: found),
      neverEnabled: found.neverEnabled.map(Set.init))
  }

  /// Searches by the engine that suits it, going on from a checkpoint where there is one.
  private func explored(
    _ options: ExplorationOptions, observing: (ExplorationProgress) -> Bool
  ) throws -> Exploration<RouteState> {
    let place = EngineCheckpoints.inForce?.place(of: name, fingerprint: rules.fingerprint)
    let settings = EngineSettings(
      checkpointing: place.map { Checkpointing(file: $0.path, resumes: $0.isThere) })
    do {
      return try explore(
        rules, engine: .automatic, settings: settings, options: options, observing: observing)
    } catch let error as CheckpointError {
      throw EngineCheckpointError(error)
    }
  }

  /// The verdicts by the names of invariants, each of all its parts together.
  func verdicts(of found: Exploration<RouteState>) -> [String: Verdict] {
    var parts: [String: [Verdict]] = [:]
    let judged = zip(rules.invariants.map(\.name), found.verdicts)
    for (name, verdict) in judged {
      parts[String(name.prefix { $0 != "(" }), default: []].append(verdict)
    }
    for (progress, verdict) in zip(rules.progress, found.progress) {
      parts[progress.name, default: []].append(verdict)
    }
    var verdicts = parts.mapValues { $0.ofAll }
    verdicts["NoDeadRoutes"] = deadRoutes(in: found)
    return verdicts
  }

  /// The verdict on routes that nothing takes; nil where there are no routes, or it is not known.
  private func deadRoutes(in found: Exploration<RouteState>) -> Verdict? {
    guard let never = found.neverEnabled else { return nil }
    var routes: [String] = []
    for case let route? in events.map(\.route) where !routes.contains(route) {
      routes.append(route)
    }
    guard !routes.isEmpty else { return nil }
    for route in routes {
      let ordinals = events.indices.filter { events[$0].route == route }
      guard ordinals.allSatisfy(never.contains) else { continue }
      if found.completeness != .exhaustive {
        return .inconclusive(.notTakenSoFar(route))
      }
      return .violated(
        Counterexample(
          trace: Trace(), ordinals: Trace(),
          why: .neverTaken(route, by: ordinals.map { events[$0].name }), isOrdinary: true,
          isAbsence: true))
    }
    return .holds(witness: nil)
  }
}

extension EngineCheckpointError {
  fileprivate init(_ error: CheckpointError) {
    let isUnwritable = if case .unwritable = error { true } else { false }
    self.init(error.description, isUnwritable: isUnwritable)
  }
}

extension [Verdict] {
  /// The verdict on a property whose parts have these: the first of the shortest violations, if any.
  var ofAll: Verdict {
    var shortest: Counterexample?
    for case .violated(let found) in self {
      if found.trace.steps.count < shortest?.trace.steps.count ?? .max { shortest = found }
    }
    if let shortest { return .violated(shortest) }
    for verdict in self { if case .inconclusive = verdict { return verdict } }
    for verdict in self { if case .holds = verdict { return verdict } }
    return self[0]
  }
}

extension String {
  fileprivate static func notTakenSoFar(_ route: String) -> String {
    "the search stopped before every state was seen, and \(route) was not taken so far"
  }
}
