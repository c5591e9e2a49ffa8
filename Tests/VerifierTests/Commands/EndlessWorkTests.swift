import Foundation
import TestSupport
import Testing

/// A limit of time, one of memory and Ctrl-C end what the app never does, long before it counts as a hang.
@Suite struct EndlessWorkTests {
  private let toy = Executable.toy

  /// The ways to end a command, each with the reason that it gives.
  private enum End: CaseIterable {
    case time, memory, signal

    var option: String {
      switch self {
      case .time: "--time-limit 2s"
      case .memory: "--max-memory 500MiB"
      case .signal: "--time-limit 1m"
      }
    }
  }

  /// What is said of a search that ended before its first state.
  private func nothingSeen(of system: String, by end: End) -> String {
    let (limit, reason, cure) =
      switch end {
      case .time:
        ("bounded by time", "stopped after 2 s before", "raise --time-limit")
      case .memory:
        ("bounded by memory", "stopped at 500 MiB of memory before", "raise --max-memory")
      case .signal: ("interrupted (on request)", "was interrupted on request before", "")
      }
    let next =
      cure.isEmpty
      ? ""
      : "\nNext\n  To decide what is inconclusive: \(cure), or narrow a bound with --scope\n"
    return """
      \(system) (asPublished): 1 inconclusive, 0 of 1 property holds
      0 states, 0 transitions, depth 0; \(limit)

      ? 1 inconclusive (the search \(reason) every state was seen): NoTraps

      Evidence
        Reached: 0 screens, 0 of 1 declared event (by name with --verbose)
      \(next)
      """
  }

  /// Runs a command that something ends, and asserts that it ends before a hang is found.
  private func ended(_ command: String, by end: End) throws -> Outcome {
    let signal = end == .signal ? "\(listening); kill -INT $!; " : ""
    let began = ContinuousClock.now
    let outcome = try toy.shell(
      """
      export TOYS=sluggish
      "$VERIFIER" \(command) --invariant NoTraps \(end.option) & \(signal)wait $!
      """
    )
    #expect(ContinuousClock.now - began < .seconds(9), "\(command) \(end)")
    return outcome
  }

  @Test func theMakingOfASubjectIsEnded() throws {
    for end in End.allCases {
      #expect(
        try ended("check Sluggish-making", by: end)
          == Outcome(output: nothingSeen(of: "Sluggish-making", by: end), errors: "", status: 2))
    }
  }

  @Test func theWorkThatMakingLeavesIsEnded() throws {
    for end in End.allCases {
      #expect(
        try ended("check Sluggish-beginning", by: end)
          == Outcome(output: nothingSeen(of: "Sluggish-beginning", by: end), errors: "", status: 2))
    }
  }

  @Test func theTrialOfAFixIsEnded() throws {
    for end in End.allCases {
      let outcome = try ended("check Sluggish-fix --all-causes", by: end)
      let reason =
        switch end {
        case .time: "The time limit ended the search"
        case .memory: "The memory limit ended the search"
        case .signal: "The search was interrupted"
        }
      #expect(outcome.status == 1, "\(end)")
      #expect(outcome.errors == "")
      #expect(
        outcome.output.hasPrefix(
          """
          Sluggish-fix (asPublished): 1 cause

          Cause 1 of 1: 'turn' makes the app trap

          NoTraps violated after 1 event
          """),
        "\(outcome.output)")
      #expect(
        outcome.output.hasSuffix(
          "\n\nThings go wrong first with 'turn': the app traps.\n\n"
            + "\(reason): there may be further causes.\n"), "\(outcome.output)")
    }
  }
}
