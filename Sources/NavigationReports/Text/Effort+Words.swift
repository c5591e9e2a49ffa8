import ModelChecker
import NavigationModel

extension Effort {
  /// What was asked of live objects, with what each reduction has spared, in one line.
  ///
  /// - Parameters:
  ///   - names: the names of the reductions that were allowed.
  ///   - workers: how many workers were asked for, if that was said.
  func words(reductions names: [String], workers: Int?) -> String {
    var words = ["\(counted(replays, "replay")) of \(counted(replayedEvents, "event"))"]
    let reductions = Set(names)
    words.append(reductions.contains("reuse") ? "\(reuses) spared by reuse" : "no reuse")
    words.append(reductions.contains("diamonds") ? "\(returns) by ways back" : "no diamonds")
    if !reductions.contains("symmetry") {
      words.append("no symmetry")
    } else if derivedStates > 0 {
      words.append(
        "\(counted(derivedStates, "state")) derived by symmetry, \(probes) of them tried as well")
    }
    if let workers { words.append(counted(workers, "worker")) }
    return words.joined(separator: "; ")
  }
}
