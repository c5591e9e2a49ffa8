import ModelChecker
import NavigationChecking
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
  static let environment = ExitStatus(code: 71)
  static let cannotWrite = ExitStatus(code: 74)

  /// Makes a status.
  init(code: Int32) { self.code = code }

  /// The status for some results: a violation outweighs a fault, a fault an open answer.
  ///
  /// - Parameter acceptingBounded: a Boolean value that indicates whether an answer that a limit left
  ///   open is good enough; one left open because somebody interrupted the search never is.
  init(of results: [CheckResult], acceptingBounded: Bool) {
    if results.contains(where: { $0.isViolated || $0.hasFailedSubject }) {
      self = .violated
    } else {
      self.init(ofKnown: results, acceptingBounded: acceptingBounded)
    }
  }

  /// The status for results of which all violations are known.
  init(ofKnown results: [CheckResult], acceptingBounded: Bool) {
    if results.contains(where: { !$0.systemFaults.isEmpty }) {
      self = .systemFault
    } else if Interruption.isWanted || (!acceptingBounded && results.contains(where: \.isOpen)) {
      self = .inconclusive
    } else {
      self = .success
    }
  }
}

extension CheckResult {
  /// A Boolean value that indicates whether some answer is missing.
  fileprivate var isOpen: Bool { answers.contains(where: \.isOpen) }

  /// A Boolean value that indicates whether an event trapped or never settled, whatever invariants
  /// were asked for.
  fileprivate var hasFailedSubject: Bool { !subjectFaults.isEmpty }
}
