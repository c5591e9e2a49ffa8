import ModelChecker
import NavigationModel

/// The documented exit codes.
struct ExitStatus: Error, Hashable {
  var code: Int32

  static let success = ExitStatus(code: 0)
  static let violated = ExitStatus(code: 1)
  static let inconclusive = ExitStatus(code: 2)
  static let systemFault = ExitStatus(code: 3)
  static let usage = ExitStatus(code: 64)
  static let inputMissing = ExitStatus(code: 66)
  static let cannotWrite = ExitStatus(code: 74)

  /// The code for some results: a violation outweighs a fault, a fault an open answer.
  init(of results: [CheckResult], acceptingBounded: Bool) {
    let answers = results.flatMap(\.answers)
    let isViolated = answers.contains { answer in
      if case .violated = answer.verdict { answer.severity == .error } else { false }
    }
    let isOpen = answers.contains { answer in
      if case .inconclusive = answer.verdict { true } else { false }
    }
    if isViolated || results.contains(where: \.hasFailedSubject) {
      self = .violated
    } else if results.contains(where: \.hasSystemFault) {
      self = .systemFault
    } else if isOpen, !acceptingBounded {
      self = .inconclusive
    } else {
      self = .success
    }
  }

  init(code: Int32) { self.code = code }
}

extension CheckResult {
  /// Whether the system itself cannot be explored reliably.
  var hasSystemFault: Bool {
    graph.faults.contains { $0.fault.isOfSystem }
      || graph.edges.contains { $0.fault?.isOfSystem == true }
  }

  /// Whether an event trapped or never settled, whatever invariants were asked for.
  var hasFailedSubject: Bool {
    graph.faults.contains { !$0.fault.isOfSystem }
      || graph.edges.contains { $0.fault.map { !$0.isOfSystem } == true }
  }
}
