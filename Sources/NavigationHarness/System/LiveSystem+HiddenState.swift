import ModelChecker
import NavigationModel
import ObjectObservation
import WorkerProcesses

extension LiveSystem {
  /// Compares how states go on after other traces than those by which they were expanded.
  ///
  /// A difference means that something takes part that the observation does not see.
  public func conclude(
    while mayGoOn: () -> Bool
  ) throws -> [(state: NavigationState, fault: Fault)] {
    switch hiddenStateCheck {
    case .none: return []
    case .oneTrace:
      // No path passes a state with faults, which end subjects.
      let faulty = alternateTraces.firstAlternates
        .filter { !alternateTraces.isSound($0.expansion) }
        .map { alternateTraces.alternate($0.number) }
      let faults = try compare(faulty, all: false, while: mayGoOn)
      return faults.isEmpty ? try followPaths(while: mayGoOn) : faults
    case .everyTrace:
      return try compare(
        alternateTraces.alternates.lazy.map(alternateTraces.alternate), all: true, while: mayGoOn)
    }
  }

  private static var comparedAtOnce: Int { 32 }

  /// Asks a few things at a time, as long as it may go on.
  ///
  /// - Parameter atOnce: the number of times the requests that keep the runner busy.
  /// - Returns: the answers to the first requests: to all of them unless it was told to stop.
  private func answers<Request>(
    to requests: [Request], atOnce: Int, while mayGoOn: () -> Bool,
    by answer: ([Request]) throws -> [SeenExpansion]
  ) throws -> [SeenExpansion] {
    let most = (runner.capacity ?? max(workers ?? 2, 1)) * atOnce
    var answers: [SeenExpansion] = []
    while answers.count < requests.count, mayGoOn() {
      let batch = Array(requests[answers.count...].prefix(most))
      do {
        answers += try runner.waiting(while: mayGoOn) { try answer(batch) }
      } catch is WaitGivenUp {
        break
      }
    }
    return answers
  }

  /// Lets every event happen after alternate traces of its state.
  ///
  /// - Parameter all: whether to go on after a difference.
  private func compare(
    _ alternates: some RandomAccessCollection<AlternateTraces.Alternate>, all: Bool,
    while mayGoOn: () -> Bool
  ) throws -> [(state: NavigationState, fault: Fault)] {
    var faults: [(state: NavigationState, fault: Fault)] = []
    for batch in stride(from: 0, to: alternates.count, by: Self.comparedAtOnce) {
      let chosen = alternates.dropFirst(batch).prefix(Self.comparedAtOnce)
        .filter { alternateTraces.expanded($0.fingerprint) != nil }
      let requests = chosen.map {
        ExpansionRequest(
          trace: $0.trace, fingerprint: $0.fingerprint, reuses: reductions.contains(.reuse),
          leavesOutOrders: reductions.contains(.orders), tracksFrom: $0.tracksFrom)
      }
      // A state whose events end the process takes up to a second.
      let answers = try answers(to: requests, atOnce: 1, while: mayGoOn, by: runner.expand)
      for (alternate, seen) in zip(chosen, answers) {
        learn(seen)
        effortSoFar += seen.effort
        guard let fault = try difference(seen, after: alternate, while: mayGoOn) else { continue }
        faults.append((stateOf[alternate.fingerprint]!, fault))
        // One is enough to distrust the answer; further ones are usually of the same cause.
        if !all { return faults }
      }
      if answers.count < chosen.count { break }
    }
    return faults
  }

  /// Takes every transition once more, on paths.
  private func followPaths(
    while mayGoOn: () -> Bool
  ) throws -> [(state: NavigationState, fault: Fault)] {
    var plan = PathPlan(alternateTraces)
    while true {
      var batch: [PathPlan.Planned] = []
      while batch.count < Self.comparedAtOnce, let planned = plan.next() { batch.append(planned) }
      if batch.isEmpty { return [] }
      // A path takes up to some tens of milliseconds.
      let answers = try answers(
        to: batch.map(\.path), atOnce: 4, while: mayGoOn, by: runner.follow)
      for (planned, seen) in zip(batch, answers) {
        effortSoFar += seen.effort
        if let fault = seen.faults.first {
          return [(stateOf[planned.path.start]!, fault)]
        }
        guard let count = seen.leftPathAfter else { continue }
        let faults = try explain(planned, leftPathAfter: count, while: mayGoOn)
        if !faults.isEmpty { return faults }
        plan.resume(planned, after: count)
      }
      if answers.count < batch.count { return [] }
    }
  }

  /// Looks closely at the state where a run left its path.
  ///
  /// The shorter trace is tried first. No fault, if all that differs is how many questions came up.
  private func explain(
    _ planned: PathPlan.Planned, leftPathAfter count: Int, while mayGoOn: () -> Bool
  ) throws -> [(state: NavigationState, fault: Fault)] {
    let fingerprint = alternateTraces.fingerprint(of: planned.states[count])
    let followed = AlternateTraces.Alternate(
      trace: planned.path.approach + planned.path.steps.prefix(count).map(\.event),
      fingerprint: fingerprint, tracksFrom: 0)
    let short = alternateTraces.firstAlternate(to: fingerprint)
      .map { alternateTraces.alternate($0) }
    return try compare([short, followed].compactMap(\.self), all: false, while: mayGoOn)
  }

  private func difference(
    _ seen: SeenExpansion, after alternate: AlternateTraces.Alternate, while mayGoOn: () -> Bool
  ) throws -> Fault? {
    if let fault = seen.faults.first { return fault }
    let expanded = alternateTraces.expanded(alternate.fingerprint)!
    let first = alternateTraces.successors(of: expanded)
    let second = AlternateTraces.successors(of: seen)
    guard first != second else { return nil }
    let place = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let position = place ?? min(first.count, second.count)
    let before = first.dropFirst(position).first
    let after = second.dropFirst(position).first
    let traces = ComparedTraces(
      first: alternateTraces.trace(of: expanded), second: alternate.trace)
    let hidden = try comparison(of: traces, while: mayGoOn)
    return .hiddenState(
      event: (before ?? after)?.event ?? "",
      first: Self.text(traces.first),
      second: Self.text(traces.second),
      cause: hidden.map(cause) ?? .unknown, difference: difference(before, after))
  }

  /// Looks for what differs after two traces; nil where it was told not to go on.
  private func comparison(
    of traces: ComparedTraces, while mayGoOn: () -> Bool
  ) throws -> SeenExpansion? {
    do {
      return try runner.waiting(while: mayGoOn) { try runner.compare(traces) }
    } catch is WaitGivenUp {
      return nil
    }
  }

  private func cause(in seen: SeenExpansion) -> HiddenCause {
    // Those of the platform's stand-ins usually follow from those of the app.
    let platform = ObservationOptions.standIns
    let differing =
      seen.differences.first { !platform.contains($0.module) } ?? seen.differences.first
    guard let differing else { return seen.faults.isEmpty ? .notStored : .unknown }
    return .field(differing, cure: cure(of: differing))
  }

  private func cure(of difference: FieldDifference) -> HiddenCause.Cure {
    let exclusions = definition.declarations.exclusions
    let names = [difference.type, "\(difference.module).\(difference.type)"]
    let isExcluded = names.contains {
      exclusions.contains(.type($0)) || exclusions.contains(.field(difference.field, of: $0))
    }
    if isExcluded { return .noExclusion }
    // The view of UIViewController, whichever class of the app inherits it.
    return difference.field == "loadedView" ? .loadedViews : .fact
  }

  /// The difference between the outcomes of the event after each trace.
  private func difference(
    _ before: AlternateTraces.Successor?, _ after: AlternateTraces.Successor?
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

/// What is known about the reason why states that look equal go on differently.
private enum HiddenCause {
  /// A stored property differs.
  case field(FieldDifference, cure: Cure)
  /// Nothing differs that is stored where it can be read.
  case notStored
  /// It could not be looked for.
  case unknown

  /// What makes a property state.
  enum Cure { case fact, noExclusion, loadedViews }
}

extension Fault {
  fileprivate static func hiddenState(
    event: String, first: String, second: String, cause: HiddenCause, difference: String
  ) -> Fault {
    Fault(
      .hiddenState,
      "Two traces lead to states that look equal, but '\(event)' goes on differently. \(cause.text)",
      evidence: ["first: \(first)", "second: \(second)", difference]
        .filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}

extension HiddenCause {
  fileprivate var text: String {
    switch self {
    case .field(let difference, let cure):
      let name = "\(difference.type).\(difference.field)"
      let values =
        "\(difference.first.shortened) after the first, "
        + "\(difference.second.shortened) after the second"
      return "The first stored property that differs is \(name)\(difference.place): \(values). "
        + "\(cure.text)."
    case .notStored:
      return "Nothing differs that is stored where it can be read: a static takes part, an object "
        + "that only a task holds, or a captured value that can't be read."
    case .unknown:
      return "Something takes part that is not observed: an excluded field, an object that only a "
        + "task holds, a captured value that can't be read."
    }
  }
}

extension HiddenCause.Cure {
  fileprivate var text: String {
    switch self {
    case .fact:
      "It is not observed: declare a fact that tells it, by it.fact, or, if another module of "
        + "the app declares its type, name that in it.appModules"
    case .noExclusion: "It is excluded: take it out of it.exclusions"
    case .loadedViews:
      "Whether a view is loaded is not always state: say it.tellsLoadedViews = true, and it is"
    }
  }
}

extension String {
  /// The text, cut where it is long.
  fileprivate var shortened: String { count > 80 ? "\(prefix(80))…" : self }
}
