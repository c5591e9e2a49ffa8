import ModelChecker

/// The states of a plain system as a packed one that hides their type.
@usableFromInline
struct ErasedStates: PackedSystem {
  let width: Int
  let form: PackedForm
  let initialStates: (inout PackedSuccessors) -> Void
  let successors: (Int, inout PackedSuccessors) -> Void
  let new: (PackedSuccessors) -> Void
  let judge: (Int) -> [Int]

  @usableFromInline
  init(
    width: Int, form: PackedForm, addInitial: @escaping (inout PackedSuccessors) -> Void,
    expand: @escaping (Int, inout PackedSuccessors) -> Void,
    takeNew: @escaping (PackedSuccessors) -> Void, violations: @escaping (Int) -> [Int]
  ) {
    self.width = width
    self.form = form
    initialStates = addInitial
    successors = expand
    new = takeNew
    judge = violations
  }

  func addInitial(to successors: inout PackedSuccessors) { initialStates(&successors) }

  func expand(
    _ states: UnsafePointer<UInt64>, count: Int, into successors: inout PackedSuccessors
  ) {
    self.successors(count, &successors)
  }

  func takeNew(_ successors: PackedSuccessors) { new(successors) }

  func violations(in state: UnsafePointer<UInt64>, number: Int) -> [Int] { judge(number) }
}

/// Searches the states of a plain system and says what was found.
///
/// - Parameters:
///   - observing: told how far the search has come; answers whether to go on.
///   - reports: the findings about invariants and the faults met.
///   - isState: answers whether the state with a number is equal to a state.
@usableFromInline
func explore<System: PlainSystem>(
  _ states: ErasedStates, of system: System, settings: EngineSettings,
  options: ExplorationOptions, because reason: String,
  observing: (ExplorationProgress) -> Bool, reports: () -> PlainReports,
  isState: (Int, System.State) -> Bool
) throws -> Exploration<System.State> {
  var search = try PackedSearch(
    states, limits: options.limits, stop: options.stop, keepsArrivals: settings.keepsTraces)
  var watch = BatchWatch()
  try search.run { watch.mayGoOn($0, observing: observing) }
  let reports = reports()
  var exploration = Exploration<System.State>(
    engine: .general, reason: reason, states: search.store.count,
    transitions: search.transitions, depth: search.depth, completeness: search.completeness,
    verdicts: try search.verdicts(on: reports.findings, of: system, isState: isState),
    faults: try search.systemFaults(reports.faults, of: system, isState: isState),
    evaluations: search.expanded)
  if settings.identity.isFingerprint {
    exploration.missProbability = missProbability(
      states: search.store.count, bits: 64 * states.width)
  }
  return exploration
}

/// The probability that among so many states two have one fingerprint.
private func missProbability(states: Int, bits: Int) -> Double {
  let pairs = Double(states) * Double(max(0, states - 1)) / 2
  return min(1, pairs / (0..<bits).reduce(1.0) { power, _ in power * 2 })
}
