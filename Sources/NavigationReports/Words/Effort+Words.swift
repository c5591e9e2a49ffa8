import ModelChecker
import NavigationModel

extension Effort {
  /// What was asked of live objects, with what each reduction has spared, in one line.
  func words(of options: ExplorationOptions) -> String {
    var words = ["\(counted(replays, "replay")) of \(counted(replayedEvents, "event"))"]
    let reductions = options.reductions
    words.append(reductions.contains(.reuse) ? "\(reuses) spared by reuse" : "no reuse")
    if !reductions.contains(.symmetry) {
      words.append("no symmetry")
    } else if derivedStates > 0 {
      words.append(
        "\(counted(derivedStates, "state")) derived by symmetry, \(probes) of them tried as well")
    }
    if let workers = options.workers { words.append(counted(workers, "worker")) }
    return words.joined(separator: "; ")
  }
}
