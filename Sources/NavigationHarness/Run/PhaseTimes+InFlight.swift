import WorkerProcesses

extension PhaseTimes {
  /// Begins the phase of a check to which a step belongs, and counts the event that is run in it.
  func enter(_ step: InFlight.Phase) {
    switch step {
    case .running, .replaying, .returning: countEvent()
    case .idle, .making, .observing, .arriving, .asking, .discarding, .lacking: break
    }
    enter(CheckPhase(step))
  }

  /// Counts all that a body does as comparing histories.
  static func asHistories<Result>(_ body: () -> Result) -> Result {
    guard let current else { return body() }
    current.enclosing = .histories
    current.enter(.histories)
    defer { current.enclosing = nil }
    return body()
  }
}

extension CheckPhase {
  fileprivate init(_ step: InFlight.Phase) {
    self =
      switch step {
      case .making, .replaying, .returning, .discarding: .take
      case .running, .lacking: .run
      case .observing, .arriving, .asking: .look
      case .idle: .tell
      }
  }
}
