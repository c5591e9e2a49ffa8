import Foundation
import ModelChecker
import NavigationModel
import Testing

@testable import NavigationHarness

/// What is said of a trap in process, by the step that was being taken.
@Suite struct SubjectTrapTests {
  private func trap(_ phase: InFlight.Phase, event: Int = 1, choices: [Int] = []) -> SubjectTrap {
    SubjectTrap(
      SIGABRT,
      in: InFlight(phase: phase, event: event, choices: choices, counts: choices.map { $0 + 1 }),
      after: [ScriptedEvent(ordinal: 0, choices: [2])], of: "Library", events: ["open", "lend"])
  }

  private let fingerprint = EventCatalog(["open", "lend"]).fingerprint

  @Test func anEventThatTrapsHasItsTrace() {
    let trap = trap(.running, choices: [0, 1])
    #expect(trap.fault == Fault(.trapped, "'lend' trapped: SIGABRT (abort)."))
    #expect(trap.trace == "0.2/1.0.1#\(fingerprint)")
    #expect(
      trap.description
        == "'lend' trapped: SIGABRT (abort). It ran in this process, which ends here: nothing else "
        + "is known of 'Library'. In worker processes a trap is a verdict among others: they are used "
        + "on Linux, unless subjects are to run in process or the build has the trait 'Portable'.")
  }

  @Test func aPlatformEventIsKnownByItsNumber() {
    let trap = trap(.running, event: 7)
    #expect(trap.fault.message == "'platform event 7' trapped: SIGABRT (abort).")
    #expect(trap.trace == "0.2/7#\(fingerprint)")
  }

  @Test func aStateThatCannotBeObservedIsTheSystemsFault() {
    let trap = trap(.arriving)
    #expect(
      trap.fault
        == Fault(
          .unsupported,
          "The state after 'lend' could not be observed: SIGABRT (abort). Check the declared facts "
            + "and roots, or exclude the property that cannot be read."))
    #expect(trap.trace == "0.2/1#\(fingerprint)")
  }

  @Test func whatAStandInLacksIsTheSystemsFault() {
    let words = "came to a stand-in that can't go on: what it lacks is the system's to supply."
    #expect(trap(.lacking).fault == Fault(.unsupported, "'lend' \(words)"))
    #expect(trap(.lacking).trace == "0.2/1#\(fingerprint)")
    #expect(trap(.lacking, event: -1).fault == Fault(.unsupported, "'Library' \(words)"))
    #expect(trap(.lacking, event: -1).trace == nil)
  }

  @Test func otherStepsHaveNoTrace() {
    #expect(
      trap(.making).fault
        == Fault(.trapped, "The system 'Library' could not be made: SIGABRT (abort)."))
    #expect(
      trap(.replaying).fault
        == Fault(
          .replayDiverged,
          "'lend' succeeded when the trace was found, but not when it was replayed: SIGABRT (abort)."
        ))
    for phase in [InFlight.Phase.idle, .returning, .observing, .asking, .discarding] {
      #expect(
        trap(phase).fault
          == Fault(.unsupported, "The process trapped between two events: SIGABRT (abort)."))
    }
    for phase in InFlight.Phase.allCases
    where ![.running, .arriving, .lacking].contains(phase) {
      #expect(trap(phase).trace == nil)
    }
  }

  @Test func aTrapIsHeardOnceAndEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        SubjectTrapWatch.during({ _ in SubjectTrap.tell(.example) }) {
          let none: [Int] = []
          _ = none[Int.random(in: 0..<1)]
        }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.components(separatedBy: SubjectTrap.example.description).count == 2, "\(said)")
    #expect(said.contains("\nTrace: 0#\(EventCatalog(["open"]).fingerprint)\n"))
  }

  @Test func nobodyHearsOfATrapAfterwards() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        SubjectTrapWatch.during({ _ in SubjectTrap.tell(.example) }) {}
      }
      let none: [Int] = []
      _ = none[Int.random(in: 0..<1)]
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!said.contains(SubjectTrap.example.description), "\(said)")
  }
}

extension SubjectTrap {
  fileprivate static let example = SubjectTrap(
    SIGABRT, in: InFlight(phase: .running, event: 0, choices: [], counts: []), after: [],
    of: "Library", events: ["open"])
}
