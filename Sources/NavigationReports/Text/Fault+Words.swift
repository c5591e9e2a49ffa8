import ModelChecker
import NavigationModel

extension Fault.Kind {
  /// The words in the place of a state when a step ends in such a fault.
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

extension Fault {
  /// The last lines of what it left behind.
  package var lastOutput: [String] { evidence.split(separator: "\n").suffix(8).map(String.init) }
}

extension SystemFault {
  /// The words before its message.
  package static let words = "The system itself is at fault"

  /// The words for its message in a list.
  static let shortWords = "the system itself is at fault"
}

extension CheckResult {
  /// The faults of the system itself, each once, with the first trace to it.
  public var systemFaults: [SystemFault] {
    var met: Set<Fault> = []
    return graph.systemFaults.filter { met.insert($0.fault).inserted }
  }
}
