import ModelCheckerTestSupport
import Testing

@testable import ModelChecker

/// The judging of a monitor that remembers much ends when it must.
@Suite struct MonitorEndTests {
  /// Counts the steps, up to a number.
  private let counting = Property<String, String>(
    "Count",
    .monitor(
      Monitor(begin: { _ in 0 }) { count, _ in (min(count + 1, 20_000), .holds) }))

  @Test func `It asks while it goes on, and says why it was given up`() throws {
    let graph = try explore(ToySystem.cycle)
    var questions = 0
    let verdicts = judge([counting], on: graph, ordinary: { _ in true }) { _ in
      questions += 1
      return questions > 3 ? "there is no time left" : nil
    }
    #expect(verdicts == [.inconclusive("there is no time left")])
    // Once before it, and three times within.
    #expect(questions == 4)
  }

  @Test func `It goes to its end where nothing ends it`() throws {
    #expect(judge([counting], on: try explore(ToySystem.cycle)) == [.holds(witness: nil)])
  }
}
