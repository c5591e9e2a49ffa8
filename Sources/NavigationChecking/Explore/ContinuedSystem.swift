import ModelChecker
import NavigationModel

/// A system that begins where a trace of another one ends, and that knows some of what follows.
///
/// Only what is not known is asked of the other one, so that a search gets through what is known at no
/// cost.
final class ContinuedSystem: PartOfSystem {
  let original: any NavigationSystem
  private let beginning: Visit<NavigationState>
  private let known: (NavigationState) -> Expansion<NavigationState, NavigationEffect>?

  /// The states whose transitions were asked for.
  private(set) var asked = 0
  /// The faults of the system itself that came up.
  private(set) var faults: [Fault] = []

  /// Makes a system.
  ///
  /// - Parameters:
  ///   - beginning: a state, with a trace of events by number that leads to it.
  ///   - known: returns the transitions of a state where they are known.
  init(
    _ system: any NavigationSystem, from beginning: Visit<NavigationState>,
    known: @escaping (NavigationState) -> Expansion<NavigationState, NavigationEffect>?
  ) {
    (original, self.beginning, self.known) = (system, beginning, known)
  }

  var preferredBatch: Int { original.preferredBatch }
  var memoryElsewhere: Int { original.memoryElsewhere }

  func start() -> [Outcome<NavigationState>] { [.state(beginning.state)] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) throws -> [Expansion<NavigationState, NavigationEffect>] {
    try expand(visits) { true }!
  }

  func expand(
    _ visits: [Visit<NavigationState>], while mayGoOn: () -> Bool
  ) throws -> [Expansion<NavigationState, NavigationEffect>]? {
    var expansions = visits.map { known($0.state) }
    let open = visits.indices.filter { expansions[$0] == nil }
    if open.isEmpty { return expansions.map { $0! } }
    let found = try original.expand(open.map { continued(visits[$0]) }, while: mayGoOn)
    guard let found else { return nil }
    for (index, expansion) in zip(open, found) {
      expansions[index] = expansion
      faults += expansion.faults
    }
    asked += found.count
    return expansions.map { $0! }
  }

  private func continued(_ visit: Visit<NavigationState>) -> Visit<NavigationState> {
    var trace = beginning.trace
    trace.steps += visit.trace.steps
    return Visit(state: visit.state, trace: trace)
  }
}
