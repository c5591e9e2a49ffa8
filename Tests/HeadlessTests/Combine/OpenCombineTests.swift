import HeadlessCombineProgram
import OpenCombineProgram
import PlatformTestSupport
import Testing

extension HeadlessTests {
  /// The stand-in against an independent implementation of Combine.
  @MainActor
  @Suite struct OpenCombineTests {
    private let driver = ScriptedDriver.installed()

    @Test("What each subscriber hears is what OpenCombine lets it hear", arguments: 0..<8)
    func agreement(part: Int) {
      for seed in (part * 100)..<(part * 100 + 100) {
        var dice = Dice(seed)
        let ours = HeadlessCombineProgram.CombineMachine()
        let theirs = OpenCombineProgram.CombineMachine()
        var stepsTaken: [[Int]] = []
        for _ in 0..<60 {
          let step = [dice.roll(12), dice.roll(30), dice.roll(10)]
          stepsTaken.append(step)
          ours.run(step[0], step[1], step[2])
          theirs.run(step[0], step[1], step[2])
          guard ours.heard == theirs.heard, ours.values == theirs.values else {
            Issue.record(
              """
              seed \(seed): \(stepsTaken)
              ours: \(ours.values) \(differing(ours.heard, theirs.heard))
              theirs: \(theirs.values) \(differing(theirs.heard, ours.heard))
              """)
            return
          }
        }
        #expect(ours.heard.count > 5)
      }
    }

    @Test("What an app's own subscribers hear is what OpenCombine lets them hear", arguments: 0..<4)
    func agreementOfSubscribers(part: Int) {
      for seed in (part * 100)..<(part * 100 + 100) {
        var dice = Dice(seed)
        let ours = HeadlessCombineProgram.SubscriberMachine()
        let theirs = OpenCombineProgram.SubscriberMachine()
        var stepsTaken: [[Int]] = []
        for _ in 0..<60 {
          let step = [dice.roll(8), dice.roll(30), dice.roll(4)]
          stepsTaken.append(step)
          ours.run(step[0], step[1], step[2])
          theirs.run(step[0], step[1], step[2])
          guard ours.heard == theirs.heard else {
            Issue.record(
              "seed \(seed): \(stepsTaken)\nours: \(ours.heard)\ntheirs: \(theirs.heard)")
            return
          }
        }
        #expect(!ours.heard.isEmpty)
      }
    }

    private func differing(_ one: [String: [String]], _ other: [String: [String]]) -> [String] {
      one.keys.sorted().filter { one[$0] != other[$0] }.map { "\($0): \(one[$0]!)" }
    }
  }
}
