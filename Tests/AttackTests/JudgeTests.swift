import Foundation
import Testing

@testable import attack

/// Nothing that goes wrong escapes the judge.
@Suite struct JudgeTests {
  private let judge = Judge(
    before: Snapshot(["a": "old a", "b": "old b"]),
    undisturbed: Undisturbed(
      ending: Ending(manner: .exited(1), output: "1 violated\n", errors: ""),
      files: Snapshot(["a": "new a", "b": "new b", "c": "new c"])))

  private func ending(
    _ manner: Ending.Manner, output: String = "1 violated\n", errors: String = "", orphans: Int = 0
  ) -> Ending {
    Ending(manner: manner, output: output, errors: errors, orphans: orphans)
  }

  // MARK: The end

  @Test func onlyDocumentedEndsAreRight() {
    for status: Int32 in [0, 1, 2, 3] {
      #expect(Judge.complaints(about: ending(.exited(status))) == [])
    }
    #expect(Judge.complaints(about: ending(.exited(66), errors: "Error: no")) == [])
    #expect(
      Judge.complaints(about: ending(.exited(66)))
        == ["it failed with status 66 without a word"])
    #expect(Judge.complaints(about: ending(.exited(5))) == ["status 5 is not documented"])
    #expect(
      Judge.complaints(about: ending(.signaled(SIGILL), orphans: 2))
        == ["it was ended by signal 4", "2 processes lived on"])
    #expect(Judge.complaints(about: ending(.hung)) == ["it hung"])
  }

  @Test func controlCharactersAreFound() {
    #expect(Judge.complaints(aboutText: "é ␛\t\n", "it") == [])
    for (text, code) in [("\u{1b}[2J", "1b"), ("\u{9b}", "9b"), ("\u{202e}", "202e"), ("\r", "d")] {
      #expect(
        Judge.complaints(aboutText: "a\(text)b", "it") == ["it has the control character U+\(code)"]
      )
    }
  }

  @Test func colorsOfTheVerifierMayReachATerminal() {
    #expect(Judge.complaints(aboutTerminal: "\u{1b}[1;31mviolated\u{1b}[0m", "it") == [])
    #expect(
      Judge.complaints(aboutTerminal: "\u{1b}[31m", "it")
        == ["it has the control character U+1b"])
  }

  // MARK: After a kill

  @Test func filesAreOldOrNewAfterAKill() {
    #expect(judge.complaintsAfterKill(judge.before) == [])
    #expect(judge.complaintsAfterKill(judge.undisturbed.files) == [])
    #expect(
      judge.complaintsAfterKill(Snapshot(["a": "new a", "b": "old b", ".c.1.partial": "ne"])) == [])
    #expect(
      judge.complaintsAfterKill(Snapshot(["a": "new", "c": "", "d": ""])) == [
        "'a' is neither the old nor the new one", "'b' is lost",
        "'c' is neither the old nor the new one", "it left 'd'",
      ])
  }

  @Test func aModeThatIsLostIsFound() {
    var after = judge.before
    after.entries["a"] = .file(Array("old a".utf8), mode: 0o600)
    #expect(
      judge.complaintsAfterKill(after) == ["'a' is neither the old nor the new one"])
  }

  // MARK: After a fault

  private func afterFault(
    _ ending: Ending, _ after: Snapshot, isTogether: Bool = true
  ) -> [String] {
    judge.complaintsAfterFault(ending, after, isTogether: isTogether)
  }

  @Test func whoSurvivesAFaultAnswersAsEver() {
    let files = judge.undisturbed.files
    #expect(afterFault(ending(.exited(1)), files) == [])
    #expect(
      afterFault(ending(.exited(1), output: "2 violated\n"), files)
        == ["its answer is another one, although its status is the same"])
    #expect(
      afterFault(ending(.exited(1)), judge.before)
        == ["a", "b", "c"].map {
          "'\($0)' is not what it is otherwise, although the status is the same"
        })
    #expect(
      afterFault(ending(.exited(0)), files) == ["it ended with 0 instead of a failure"])
  }

  @Test func whoFailsReplacesAllFilesOrNone() {
    let failure = ending(.exited(74), errors: "Error: full")
    let half = Snapshot(["a": "new a", "b": "old b"])
    #expect(afterFault(failure, judge.before) == [])
    #expect(afterFault(failure, half, isTogether: false) == [])
    #expect(afterFault(failure, half) == ["of the files it replaced [\"a\"] alone"])
  }

  // MARK: The next run

  @Test func theNextRunLeavesNothing() {
    let files = judge.undisturbed.files
    #expect(judge.complaintsAfterNextRun(ending(.exited(1)), files) == [])
    var left = files
    left[".a.1.partial"] = []
    #expect(
      judge.complaintsAfterNextRun(ending(.exited(1)), left)
        == ["the next run: it left '.a.1.partial'"])
    #expect(
      judge.complaintsAfterNextRun(ending(.exited(3), errors: "no"), files)
        == ["the next run: it ended with exited(3): no"])
  }

  // MARK: Trials

  @Test func whoRefusesChangesNothing() throws {
    let before = Snapshot(["a.json": "{}"])
    let trial = Trial(before: before)
    let refusal = ending(.exited(64), errors: "Error: no")
    #expect(trial.complaints(refusal, before) == [])
    #expect(
      trial.complaints(refusal, Snapshot(["new.json": "{"])) == [
        "it refused, and changed [\"a.json\", \"new.json\"]", "'new.json' is no JSON",
      ])
    #expect(
      trial.complaints(
        ending(.exited(64), errors: String(repeating: "x", count: 5_000)), before)
        == ["its errors have 5000 bytes"])
    #expect(
      trial.complaints(
        ending(.exited(1)), Snapshot(["a.json": "{}", "x.html": "\u{202e}", ".x.partial": ""]))
        == ["it left '.x.partial'", "'x.html' has the control character U+202e"])
  }
}
