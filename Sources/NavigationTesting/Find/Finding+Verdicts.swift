import Foundation
import ModelChecker
import NavigationInvariants
import NavigationModel
import NavigationReports

extension Finding {
  /// A violated invariant, told by the failure block.
  ///
  /// - Parameters:
  ///   - replay: the call that replays the counterexample; nil where that is known.
  ///   - place: where the violation is known, if it is known at a place.
  ///   - isReplay: whether the assertion replays a trace, so that it is told otherwise what is known.
  static func violation(
    _ answer: PropertyAnswer, replay: ReplayCall?, in result: CheckResult, weight: Weight,
    test: String?, place: String? = nil, isReplay: Bool = false
  ) -> Finding {
    guard var block = FailureBlock(answer, in: result),
      case .violated(let counterexample) = answer.verdict
    else { return Finding(weight, VerdictLine(answer, in: result).words) }
    let picture = Picture(answer, in: result, of: test, at: place)
    var lines: [String] = []
    if counterexample.isAbsence {
      // No trace shows what is on none of them; what was seen instead may.
      lines.append(indented(reached(in: result)))
    } else if let replay {
      lines.append(replay.line("Replay", counterexample.trace))
      if let other = counterexample.other {
        lines.append(replay.line("Compared with", other.trace))
      }
      if let ordinary = counterexample.ordinaryTrace {
        lines.append(replay.line("By a user", ordinary))
      }
    }
    if let kept = picture?.keep() { lines.append(kept) }
    // A test has no command that replays.
    block.replays = []
    var parts = [block.text(), lines.joined(separator: "\n")]
    if weight == .failure { parts.append(next(answer.property, isReplay: isReplay)) }
    parts.removeAll(where: \.isEmpty)
    return Finding(weight, parts.joined(separator: "\n\n"), picture: picture)
  }

  /// What can be done about a violation, for who has nothing but the log of a test.
  private static func next(_ invariant: String, isReplay: Bool) -> String {
    let known =
      isReplay
      ? "'expecting: .knownViolation(reason: \(quoted(whyItWaits)))'"
      : "'known: [\(KnownViolation.known(invariant, reason: whyItWaits).call)]', or \(baselineUpdate)"
    var lines = ["Next"]
    if InvariantPages.page(of: invariant) != nil {
      lines.append("  \(meaning(of: invariant)): \(explain) \(invariant)")
    }
    return (lines + ["  \(toLetPass): \(known)"]).joined(separator: "\n")
  }

  /// A violation that is listed as known and does not occur.
  static func stale(
    _ known: KnownViolation, _ answer: PropertyAnswer, in result: CheckResult
  ) -> Finding {
    let claim = known.place.map { "known at '\($0)', but is not violated there any more" }
    return Finding(
      .failure,
      "\(answer.property) is listed as \(claim ?? "known, but is not violated any more") "
        + "(\(result.bounds)). Remove '\(known.call)'.")
  }

  /// A known violation of an invariant that nobody asserts.
  static func unknownName(_ name: String, among names: [String]) -> Finding {
    Finding(
      .failure,
      "'\(name)' is listed as known, but is not among the invariants that are asserted."
        + suggestion(for: name, among: names))
  }

  /// A known violation of which nobody says why it is there; nil when somebody does.
  static func withoutReason(_ known: String, _ reason: String) -> Finding? {
    guard reason.allSatisfy(\.isWhitespace) else { return nil }
    return Finding(
      .failure,
      "'\(known)' is listed as known without a reason. Say why it is there for now, and "
        + "what will fix it.")
  }

  /// A fault of the system, by which no answer can be trusted.
  static func systemFault(_ fault: SystemFault, in result: CheckResult) -> Finding {
    let evidence = fault.fault.evidence.split(separator: "\n").suffix(8).map { "  \($0)" }
    return Finding(
      .failure,
      (["The system itself is at fault: \(fault.fault.message)"] + evidence + [
        "", ReplayCall(nil).line("Replay", fault.trace),
      ]).joined(separator: "\n"))
  }

  /// An exploration that did not take place.
  static func unexplored(_ system: any NavigationSystem, _ error: any Error) -> Finding {
    Finding(.failure, "'\(system.name)' could not be explored: \(error)")
  }

  /// Answers that are not known, all in one; nil when there are none.
  static func inconclusive(_ result: CheckResult) -> Finding? {
    var names: [(reason: String, names: [String])] = []
    for answer in result.answers {
      guard case .inconclusive(let reason) = answer.verdict else { continue }
      if let index = names.firstIndex(where: { $0.reason == reason }) {
        names[index].names.append(answer.property)
      } else {
        names.append((reason, [answer.property]))
      }
    }
    guard !names.isEmpty else { return nil }
    let count = names.reduce(0) { $0 + $1.names.count }
    let reasons = names.map { "  \(listed($0.names)): \($0.reason)." }.joined(separator: "\n")
    return Finding(
      .failure,
      """
      \(count) of \(counted(result.answers.count, "invariant")) \
      \(count == 1 ? "is" : "are") inconclusive (\(result.states), \(result.bounds))

      \(reasons)

      To decide them, raise 'limits' or narrow the system's scope. To let them pass, write \
      'acceptBounded: true'.
      """)
  }

  /// An assertion that could not fail: there is no state, or no invariant applies; else nil.
  static func unjudged(_ result: CheckResult) -> Finding? {
    if result.graph.states.isEmpty, result.graph.faults.isEmpty {
      return Finding(
        .failure, "Nothing was judged: '\(result.system.name)' has no initial state to begin in.")
    }
    let reasons = result.answers.compactMap { answer -> String? in
      guard case .notApplicable(let reason) = answer.verdict else { return nil }
      return "  \(answer.property): \(reason)"
    }
    guard reasons.count == result.answers.count else { return nil }
    let name = result.system.name
    if reasons.isEmpty {
      return Finding(
        .failure, "Nothing was judged: no invariant was given. Name at least one for '\(name)'.")
    }
    return Finding(
      .failure,
      """
      Nothing was judged: none of the invariants applies to '\(name)'.

      \(reasons.joined(separator: "\n"))

      Declare what they need in the system's profile, or assert others.
      """)
  }

  /// Taps on controls that no screen shows, such as those of another name: no failure, but less was
  /// tried than the test says; nil when there are none, or more states than were seen.
  static func neverShown(_ result: CheckResult) -> Finding? {
    guard result.graph.completeness == .exhaustive else { return nil }
    let shown = Evidence.shownControls(in: result)
    let hidden = result.system.events.filter { $0.control.map { !shown.contains($0) } ?? false }
    let names = Set(hidden.map(\.name))
    let never = Evidence(result).neverTaken.filter { names.contains($0.event) }
    if never.isEmpty { return nil }
    return Finding(
      .warning,
      "\(result.title) taps what is never shown: "
        + never.map(\.words).joined(separator: "; "))
  }

  /// What a strict assertion does not let pass: invariants that say nothing, events that never
  /// happen; nil when there are none.
  static func idle(_ result: CheckResult) -> Finding? {
    let evidence = Evidence(result)
    let vacuous = evidence.vacuous.compactMap { answer -> String? in
      guard case .vacuous(let reason) = answer.verdict else { return nil }
      return "  \(answer.property) is vacuous: \(reason)"
    }
    let unused = evidence.neverTaken.map { "  Event never enabled: \($0.words)" }
    if vacuous.isEmpty, unused.isEmpty { return nil }
    return Finding(
      .failure,
      """
      Not everything was exercised (\(result.states), \(result.bounds))

      \((vacuous + unused).joined(separator: "\n"))

      A strict assertion wants every invariant to say something and every event to happen.
      """)
  }
}

extension Finding {
  /// What a search came by: where to look for the reason why something else never happens.
  static func reached(in result: CheckResult) -> [String] {
    let evidence = Evidence(result)
    var lines = [counting("Screens reached", evidence.screens)]
    lines.append(counting("Events reached", evidence.taken))
    if !evidence.neverTaken.isEmpty {
      lines.append("Events never enabled (\(evidence.neverTaken.count)):")
      lines += evidence.neverTaken.map { "  \($0.words)" }
    }
    return lines
  }

  /// Lines as they stand below a headline.
  static func indented(_ lines: [String]) -> String {
    lines.map { "  \($0)" }.joined(separator: "\n")
  }

  private static func counting(_ title: String, _ names: [String]) -> String {
    names.isEmpty ? "\(title): none" : "\(title) (\(names.count)): \(names.joined(separator: ", "))"
  }
}

private func meaning(of invariant: String) -> String {
  "What \(invariant) means, and how others fixed it"
}

private let toLetPass = "To let it pass for now"

// The plugin finds the package's verifier, whatever its name is.
private let explain = "swift package verify-navigation explain"

private let baselineUpdate = "'baseline update' where the test reads a baseline"

private let whyItWaits = "why it has to wait"

extension CheckResult {
  /// How many states were found, in words.
  var states: String { counted(graph.states.count, "state") }
}
