import ModelChecker
import Testing

@testable import NavigationReports

@Suite struct EffortWordsTests {
  @Test func whatWasAskedAndSpared() {
    var effort = Effort()
    (effort.replays, effort.replayedEvents, effort.reuses) = (12, 40, 3)
    #expect(
      effort.words(reductions: Reductions.all.names, workers: nil)
        == "12 replays of 40 events; 3 spared by reuse")
    (effort.derivedStates, effort.probes) = (7, 4)
    #expect(
      effort.words(reductions: Reductions.all.names, workers: 2)
        == "12 replays of 40 events; 3 spared by reuse; "
        + "7 states derived by symmetry, 4 of them tried as well; 2 workers")
    effort = Effort()
    #expect(
      effort.words(reductions: [], workers: 1)
        == "0 replays of 0 events; no reuse; no symmetry; 1 worker")
  }
}
