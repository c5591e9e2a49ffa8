/// Shows how far a search has come while the search itself is being changed.
final class ProgressMeter {
  private let clock = ContinuousClock()
  private var begin: ContinuousClock.Instant
  private var last = ExplorationProgress(
    states: 0, transitions: 0, waiting: 0, depth: 0, elapsed: .zero)

  init() { begin = clock.now }

  /// How far the search has come by now.
  var progress: ExplorationProgress {
    var progress = last
    progress.elapsed = begin.duration(to: clock.now)
    return progress
  }

  /// Counts the time from now on.
  func start() { begin = clock.now }

  /// Takes the numbers to be shown.
  func show(states: Int, transitions: Int, waiting: Int, depth: Int) {
    last.states = states
    last.transitions = transitions
    last.waiting = waiting
    last.depth = depth
  }

  /// Says from now on that histories are compared.
  func showComparing() { last.isComparing = true }
}
