import ModelChecker
import NavigationModel

extension LiveSystem {
  /// Compares how states go on after other histories than those by which they were expanded.
  ///
  /// A difference means that something takes part that the observation does not see.
  public func conclude(
    while mayGoOn: () -> Bool
  ) throws -> [(state: NavigationState, fault: Fault)] {
    switch hiddenStateCheck {
    case .none: return []
    case .oneHistory:
      // Tours don't pass by states with faults, which end subjects.
      let faulty = histories.firstAlternates.filter { histories[$0.fingerprint]?.isSound == false }
      let faults = try compare(faulty, all: false, while: mayGoOn)
      return faults.isEmpty ? try tour(while: mayGoOn) : faults
    case .everyHistory: return try compare(histories.alternates, all: true, while: mayGoOn)
    }
  }

  /// Asks a few things at a time, as long as it may go on.
  ///
  /// - Parameter atOnce: how many for each worker.
  /// - Returns: the answers to the first requests: to all of them unless it was told to stop.
  private func answers<Request>(
    to requests: [Request], atOnce: Int, while mayGoOn: () -> Bool,
    by serve: ([Request]) throws -> [SeenExpansion]
  ) throws -> [SeenExpansion] {
    let most = max(workers ?? 2, 1) * atOnce
    var answers: [SeenExpansion] = []
    while answers.count < requests.count, mayGoOn() {
      answers += try serve(Array(requests[answers.count...].prefix(most)))
    }
    return answers
  }

  /// Lets every event happen after alternate histories of its state.
  ///
  /// - Parameter all: whether to go on after a difference.
  private func compare(
    _ alternates: [AlternateHistories.Alternate], all: Bool, while mayGoOn: () -> Bool
  ) throws -> [(state: NavigationState, fault: Fault)] {
    var faults: [(state: NavigationState, fault: Fault)] = []
    for batch in stride(from: 0, to: alternates.count, by: preferredBatch) {
      let chosen = alternates[batch..<min(batch + preferredBatch, alternates.count)]
        .filter { histories[$0.fingerprint] != nil }
      let requests = chosen.map {
        ExpansionRequest(
          trace: $0.trace, fingerprint: $0.fingerprint, reuses: reductions.contains(.reuse),
          tracksFrom: $0.tracksFrom)
      }
      // A state whose events end the process takes up to a second.
      let answers = try answers(to: requests, atOnce: 1, while: mayGoOn, by: server.expand)
      for (alternate, seen) in zip(chosen, answers) {
        learn(seen)
        effortSoFar += seen.effort
        guard let fault = difference(seen, after: alternate) else { continue }
        faults.append((stateOf[alternate.fingerprint]!, fault))
        // One is enough to distrust the answer; further ones are usually of the same cause.
        if !all { return faults }
      }
      if answers.count < chosen.count { break }
    }
    return faults
  }

  /// Takes every transition once more, on tours.
  private func tour(
    while mayGoOn: () -> Bool
  ) throws -> [(state: NavigationState, fault: Fault)] {
    var plan = TourPlan(histories)
    while true {
      var batch: [TourPlan.Planned] = []
      while batch.count < preferredBatch, let planned = plan.next() { batch.append(planned) }
      if batch.isEmpty { return [] }
      // A tour takes up to some tens of milliseconds.
      let answers = try answers(
        to: batch.map(\.tour), atOnce: 4, while: mayGoOn, by: server.take)
      for (planned, seen) in zip(batch, answers) {
        effortSoFar += seen.effort
        if let fault = seen.faults.first {
          return [(stateOf[planned.tour.start]!, fault)]
        }
        guard let count = seen.brokenAfter else { continue }
        let faults = try explain(planned, brokenAfter: count, while: mayGoOn)
        if !faults.isEmpty { return faults }
        plan.resume(planned, after: count)
      }
      if answers.count < batch.count { return [] }
    }
  }

  /// Looks closely at the state where a tour went otherwise than expected.
  ///
  /// The shorter history is tried first. No fault, if all that differs is how many questions came up.
  private func explain(
    _ planned: TourPlan.Planned, brokenAfter count: Int, while mayGoOn: () -> Bool
  ) throws -> [(state: NavigationState, fault: Fault)] {
    let fingerprint = histories.expanded[planned.states[count]].fingerprint
    let toured = AlternateHistories.Alternate(
      trace: planned.tour.approach + planned.tour.steps.prefix(count).map(\.event),
      fingerprint: fingerprint, tracksFrom: 0)
    let short = histories.alternates.first { $0.fingerprint == fingerprint }
    return try compare([short, toured].compactMap(\.self), all: false, while: mayGoOn)
  }

  private func difference(
    _ seen: SeenExpansion, after alternate: AlternateHistories.Alternate
  ) -> Fault? {
    if let fault = seen.faults.first { return fault }
    let expanded = histories[alternate.fingerprint]!
    let first = expanded.successors
    let second = AlternateHistories.onward(of: seen)
    guard first != second else { return nil }
    let place = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let position = place ?? min(first.count, second.count)
    let before = first.dropFirst(position).first
    let after = second.dropFirst(position).first
    return .hiddenState(
      event: (before ?? after)?.event ?? "",
      first: Self.text(expanded.trace),
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
