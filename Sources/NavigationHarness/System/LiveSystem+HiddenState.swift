import ModelChecker
import NavigationModel

extension LiveSystem {
  /// Compares how states go on after another history than the one by which they were expanded.
  ///
  /// A difference means that something takes part that the observation does not see.
  public func conclude() throws -> [(state: NavigationState, fault: Fault)] {
    let alternates: [AlternateHistories.Alternate]
    switch hiddenStateCheck {
    case .none: alternates = []
    case .oneHistory: alternates = histories.firstAlternates
    case .everyHistory: alternates = histories.alternates
    }
    var faults: [(state: NavigationState, fault: Fault)] = []
    for batch in stride(from: 0, to: alternates.count, by: preferredBatch) {
      let chosen = alternates[batch..<min(batch + preferredBatch, alternates.count)]
        .filter { histories.successors[$0.fingerprint] != nil }
      let answers = try server.expand(
        chosen.map { ExpansionRequest(trace: $0.trace, fingerprint: $0.fingerprint) })
      for (alternate, seen) in zip(chosen, answers) {
        learn(seen)
        guard let fault = difference(seen, after: alternate) else { continue }
        faults.append((stateOf[alternate.fingerprint]!, fault))
        // One is enough to distrust the answer; further ones are usually of the same cause.
        if hiddenStateCheck == .oneHistory { return faults }
      }
    }
    return faults
  }

  private func difference(
    _ seen: SeenExpansion, after alternate: AlternateHistories.Alternate
  ) -> Fault? {
    if let fault = seen.faults.first { return fault }
    let first = histories.successors[alternate.fingerprint]!
    let second = AlternateHistories.onward(of: seen)
    guard first != second else { return nil }
    let place = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let position = place ?? min(first.count, second.count)
    let before = first.dropFirst(position).first
    let after = second.dropFirst(position).first
    return .hiddenState(
      event: (before ?? after)?.event ?? "",
      first: Self.text(histories.expandedBy[alternate.fingerprint]!),
      second: Self.text(alternate.trace),
      difference: difference(before, after))
  }

  /// What comes of the event after each history, as far as it differs.
  private func difference(
    _ before: AlternateHistories.Successor?, _ after: AlternateHistories.Successor?
  ) -> String {
    guard let before, let after, before.event == after.event,
      before.outcomes.count == 1, after.outcomes.count == 1,
      case .state(let first)? = before.outcomes.first,
      case .state(let second)? = after.outcomes.first,
      let a = stateOf[first], let b = stateOf[second]
    else { return "" }
    return SnapshotDifference(first: a.snapshot, second: b.snapshot).text
  }

  private static func text(_ trace: [ScriptedEvent]) -> String {
    Trace(steps: trace.map { Trace.Step(.ordinal($0.ordinal), choices: $0.choices) }).description
  }
}

extension Fault {
  fileprivate static func hiddenState(
    event: String, first: String, second: String, difference: String
  ) -> Fault {
    Fault(
      .hiddenState,
      "Two histories lead to states that look equal, but '\(event)' goes on differently. "
        + "Something takes part that is not observed: a value captured by a closure, an excluded "
        + "field, an object that only a task holds.",
      evidence: ["first: \(first)", "second: \(second)", difference]
        .filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}
