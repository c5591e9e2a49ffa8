import Foundation
import ModelChecker
import NavigationInvariants
import NavigationModel
import NavigationReports

extension Finding {
  /// A violated invariant.
  ///
  /// - Parameters:
  ///   - calls: the call that replays the counterexample; nil in an assertion that replays a trace.
  ///   - place: the place at which the violation is known, if it is known at a place.
  static func violation(
    _ answer: PropertyAnswer, replay calls: ReplayCall?, in result: CheckResult, weight: Weight,
    test: String?, place: String? = nil
  ) -> Finding {
    guard var block = FailureBlock(answer, in: result),
      case .violated(let counterexample) = answer.verdict
    else { return Finding(weight, VerdictLine(answer, in: result).words) }
    // A test has no command that replays.
    block.replays = counterexample.isAbsence ? [] : calls?.replays(of: counterexample) ?? []
    var finding = Finding(weight, block)
    if counterexample.isAbsence {
      // No trace shows an absence; the states that were reached may explain it.
      finding.because.append(reached(in: result))
    }
    finding.picture = TracePicture(answer, in: result, of: test, at: place)
    if let kept = finding.picture?.keep() { finding.because.append([kept]) }
    if weight == .failure {
      finding.next = nextSteps(answer.property, isReplay: calls == nil)
    }
    return finding
  }

  /// The next steps about a violation, for people who have nothing but the log of a test.
  private static func nextSteps(_ invariant: String, isReplay: Bool) -> [ResultDocument.Next] {
    let known =
      isReplay
      ? "'expecting: .knownViolation(reason: \(quoted(whyItWaits)))'"
      : "'known: [\(KnownViolation.known(invariant, reason: whyItWaits).call)]', or \(baselineUpdate)"
    let meaning = InvariantPages.page(of: invariant).map { _ in
      ResultDocument.Next.meaning(of: invariant, command: "\(explain) \(invariant)")
    }
    return [meaning, .toLetPass(known)].compactMap(\.self)
  }

  /// A violation that is listed as known and does not occur.
  ///
  /// - Parameter invariant: the name of the invariant.
  static func stale(
    _ known: KnownViolation, of invariant: String, in result: CheckResult
  ) -> Finding {
    let claim = known.place.map { "known at '\($0)', but is no longer violated there" }
    return Finding(
      .failure,
      "\(invariant) is listed as \(claim ?? "known, but is no longer violated") "
        + "(\(result.bounds)). Remove '\(known.call)'.")
  }

  /// A part that is listed as not exercised, and is exercised.
  static func exercised(_ known: KnownViolation, in result: CheckResult) -> Finding {
    Finding(
      .failure,
      "\(known.invariant) is listed as not exercised, but is exercised (\(result.bounds)). "
        + "Remove '\(known.call)'.")
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
  static func systemFault(_ fault: SystemFault) -> Finding {
    let evidence = fault.fault.lastOutput.map { "  \($0)" }
    return Finding(
      .failure, "\(SystemFault.words): \(fault.fault.message)",
      because: [evidence, ["Replay: \(ReplayCall(nil).call(fault.trace))"]])
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
    return Finding(
      .failure,
      "\(count) of \(counted(result.answers.count, "invariant")) \(count == 1 ? "is" : "are") "
        + "inconclusive (\(result.states), \(result.bounds))",
      because: [names.map { "  \(listed($0.names)): \($0.reason)." }, [toDecide]])
  }

  /// An assertion that could not fail: there is no state, or no invariant applies; else nil.
  static func unjudged(_ result: CheckResult) -> Finding? {
    if result.graph.states.isEmpty, result.graph.faults.isEmpty,
      result.graph.completeness == .exhaustive
    {
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
      .failure, "Nothing was judged: none of the invariants applies to '\(name)'.",
      because: [reasons, ["Declare what they need in the system's profile, or assert others."]])
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

  /// Invariants that say nothing and events that never happen, which a strict assertion does not let
  /// pass; nil when there are none.
  static func idle(_ result: CheckResult) -> Finding? {
    let evidence = Evidence(result)
    let unexercised = result.unexercised
    let accepted = Set(unexercised.filter { $0.accepted != nil }.map(\.name))
    let vacuous = evidence.vacuous.compactMap { answer -> String? in
      guard case .vacuous(let reason) = answer.verdict, !accepted.contains(answer.property)
      else { return nil }
      return "  \(answer.property) is vacuous: \(reason)"
    }
    let unused = evidence.neverTaken.filter { !accepted.contains($0.event) }
      .map { "  Event never enabled: \($0.words)" }
    let roles = unexercised.filter { $0.kind == .role && $0.accepted == nil }
      .map { "  Role never met: \($0.name)" }
    let methods = unexercised.filter { $0.kind == .method && $0.accepted == nil }
      .map { "  Method never called: \($0.name)" }
    let views = unexercised.filter { $0.kind == .view && $0.accepted == nil }
      .map { "  View left empty: \($0.name)" }
    let all = vacuous + unused + roles + methods + views
    if all.isEmpty { return nil }
    return Finding(
      .failure, "Not everything was exercised (\(result.states), \(result.bounds))",
      because: [all, [strictness]])
  }
}

extension Finding {
  /// The screens and events that a search reached: the place to look for the reason why something
  /// else never happens.
  static func reached(in result: CheckResult) -> [String] {
    let evidence = Evidence(result)
    var lines = [counting("Screens reached", evidence.screens)]
    lines.append(counting("Events reached", evidence.taken))
    if !evidence.neverTaken.isEmpty {
      lines.append("Events never enabled (\(evidence.neverTaken.count)):")
      lines += evidence.neverTaken.map { "  \($0.words)" }
    }
    return lines.map { "  \($0)" }
  }

  private static func counting(_ title: String, _ names: [String]) -> String {
    names.isEmpty ? "\(title): none" : "\(title) (\(names.count)): \(names.joined(separator: ", "))"
  }
}

// The plugin finds the package's verifier, whatever its name is.
private let explain = "swift package verify-navigation explain"

private let baselineUpdate = "'baseline update' where the test reads a baseline"

private let whyItWaits = "why it has to wait"

private let toDecide =
  "To decide them, raise 'limits' or narrow the system's scope. To let them pass, write "
  + "'acceptBounded: true'."

private let strictness =
  "A strict assertion wants every invariant to say something and every event to happen. To let one "
  + "pass, write 'known: [.notExercised(NAME, reason: \"why nothing needs it\")]'."

extension CheckResult {
  /// The number of states that were found, in words.
  var states: String { counted(graph.states.count, "state") }
}

/// The calls that replay traces as tests.
struct ReplayCall {
  private let invariants: String

  /// Makes the calls that judge an invariant; all of the ready-made ones when it is nil.
  init(_ invariant: (any NavigationInvariant)?) {
    invariants = invariant.map { ", [\(type(of: $0))()]" } ?? ""
  }

  /// Returns the call that replays a trace.
  func call(_ trace: Trace) -> String {
    "assertReplay(system, trace: \(quoted(trace.readable))\(invariants))"
  }

  /// Returns the calls that replay a counterexample and what belongs to it.
  func replays(of counterexample: Counterexample) -> [FailureBlock.Replay] {
    [FailureBlock.Replay(.counterexample, call(counterexample.trace))]
      + [
        counterexample.other.map { .init(.comparison, call($0.trace)) },
        counterexample.ordinaryTrace.map { .init(.byUser, call($0)) },
      ].compactMap(\.self)
  }
}

/// Returns a text as a literal of Swift.
private func quoted(_ text: String) -> String { String(reflecting: text) }
