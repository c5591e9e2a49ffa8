import ModelChecker

/// How far a search has come.
struct SearchStanding {
  var states: Int
  var transitions: Int
  /// The number of states that wait to be expanded.
  var waiting: Int
  var depth: Int

  /// The progress, as who watches the search is told.
  func progress(since begin: ContinuousClock.Instant) -> ExplorationProgress {
    ExplorationProgress(
      states: states, transitions: transitions, waiting: waiting, depth: depth,
      elapsed: begin.duration(to: .now))
  }
}

/// What tells somebody how far a search in batches has come.
struct BatchWatch {
  private let begin = ContinuousClock.now
  private var batches = 0

  /// Returns a Boolean value that indicates whether to go on; asks before the first of 64 batches, since
  /// one takes microseconds.
  mutating func mayGoOn(
    _ standing: SearchStanding, observing: (ExplorationProgress) -> Bool
  ) -> Bool {
    batches += 1
    return batches % 64 != 1 || observing(standing.progress(since: begin))
  }
}
