import ModelChecker

extension Fault.Kind {
  /// What stands in the place of a state when a step ends in such a fault.
  var outcome: String {
    switch self {
    case .trapped: "the app traps"
    case .neverSettled: "never settles"
    case .replayDiverged: "replays differently"
    case .hiddenState: "hidden state shows"
    case .unsupported: "not supported"
    }
  }
}
