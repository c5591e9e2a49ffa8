import Foundation
import ModelChecker
import Testing

@testable import NavigationReports

@Suite struct EffortWordsTests {
  @Test func theWordsSayWhatWasAskedAndSpared() {
    var effort = Effort()
    (effort.replays, effort.replayedEvents, effort.reuses) = (12, 40, 3)
    effort.returns = 5
    #expect(
      effort.words(reductions: .all, workers: nil)
        == "12 replays of 40 events; 3 spared by reuse; 5 by going back")
    (effort.derivedStates, effort.probes) = (7, 4)
    #expect(
      effort.words(reductions: .all, workers: 2)
        == "12 replays of 40 events; 3 spared by reuse; 5 by going back; "
        + "7 states derived by symmetry, 4 of them tried as well; 2 workers")
    effort = Effort()
    #expect(
      effort.words(reductions: [], workers: 1)
        == "0 replays of 0 events; no reuse; no diamonds; no symmetry; all orders; 1 worker")
  }

  @Test func reductionsAreSavedByName() throws {
    let saved = try JSONEncoder().encode([Reductions.all, [.symmetry], []])
    #expect(
      String(decoding: saved, as: UTF8.self)
        == #"[["reuse","diamonds","symmetry","orders"],["symmetry"],[]]"#)
    #expect(
      try JSONDecoder().decode([Reductions].self, from: saved) == [.all, [.symmetry], []])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Reductions.self, from: Data(#"["luck"]"#.utf8))
    }
  }

  @Test func resultsSavedBeforeThereWereWaysBackAreRead() throws {
    let saved =
      #"{"replays": 1, "replayedEvents": 2, "reuses": 3, "derivedStates": 4, "probes": 5}"#
    let effort = try JSONDecoder().decode(Effort.self, from: Data(saved.utf8))
    var expected = Effort()
    (expected.replays, expected.replayedEvents, expected.reuses) = (1, 2, 3)
    (expected.derivedStates, expected.probes) = (4, 5)
    #expect(effort == expected)
    let again = try JSONDecoder().decode(Effort.self, from: JSONEncoder().encode(effort))
    #expect(again == effort)
  }
}
