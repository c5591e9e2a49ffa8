import ModelChecker
import NavigationModel

extension Effort {
  /// The work of live objects, with what each reduction has spared, in one line.
  ///
  /// - Parameters:
  ///   - reductions: the reductions that were allowed.
  ///   - workers: the number of workers, if one was asked for.
  func words(reductions: Reductions, workers: Int?) -> String {
    var words = ["\(counted(replays, "replay")) of \(counted(replayedEvents, "event"))"]
    words.append(reductions.contains(.reuse) ? "\(reuses) spared by reuse" : "no reuse")
    words.append(reductions.contains(.diamonds) ? "\(returns) by going back" : "no diamonds")
    if !reductions.contains(.symmetry) {
      words.append("no symmetry")
    } else if derivedStates > 0 {
      words.append(
        "\(counted(derivedStates, "state")) derived by symmetry, \(probes) of them tried as well")
    }
    if !reductions.contains(.orders) { words.append("all orders") }
    if let workers { words.append(counted(workers, "worker")) }
    return words.joined(separator: "; ")
  }
}

extension Reductions: Codable {
  /// Reads the names of reductions.
  public init(from decoder: any Decoder) throws {
    self = []
    for name in try [String](from: decoder) {
      guard let known = Self.named.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no reduction is called \(name)"))
      }
      insert(known.reduction)
    }
  }

  /// Writes the names of the reductions.
  public func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }
}
