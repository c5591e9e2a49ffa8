import ModelChecker
import NavigationModel
import NavigationReports

extension Checked {
  /// Tells apart what a baseline knows; of what it knows in part, the rest is shown.
  mutating func compare(with baseline: Baseline) {
    let known = baseline.known(in: result.title)
    guard !known.isEmpty else { return }
    let all = BaselineComparison(result, invariants: invariants, known: known).occurrences
    for (index, answer) in result.answers.enumerated() where answer.isViolated {
      let mine = all.filter { $0.answer.property == answer.property }
      if let new = mine.first(where: { $0.reason == nil }) {
        result.answers[index] = new.answer
      } else if !mine.isEmpty {
        context.known[answer.property] = mine.compactMap(\.reason).unique.joined(separator: "; ")
      }
    }
  }

  /// Whether something is violated that is not known, or an event fails in a way of which no known
  /// violation speaks.
  var isViolated: Bool {
    var unspoken = result.subjectFaults
    for answer in result.answers {
      guard case .violated(let counterexample) = answer.verdict else { continue }
      if context.known[answer.property] == nil {
        if answer.severity == .error { return true }
      } else if let fault = counterexample.fault {
        unspoken.remove(fault.kind)
      }
    }
    return !unspoken.isEmpty
  }
}

extension Baseline {
  /// The baseline in a file; nil where there is no file.
  static func read(_ file: String) throws -> Baseline? {
    guard let bytes = Folder.read(file) else { return nil }
    do {
      return try Baseline(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandError(.usage, "\(file): \(error)")
    }
  }

  /// The baseline that a check is told; nil where it is told none.
  ///
  /// - Throws: ``CommandError`` when somebody asks for one that is not there. The configuration may
  ///   name one that nobody has written yet.
  static func wanted(_ word: Word?) throws -> Baseline? {
    guard let word else { return nil }
    if let baseline = try read(word.text) { return baseline }
    if word.isOfThisRun { throw CommandError(.inputMissing, .noBaseline(word.text)) }
    Terminal.remark(.noBaseline(word.text))
    return nil
  }
}
