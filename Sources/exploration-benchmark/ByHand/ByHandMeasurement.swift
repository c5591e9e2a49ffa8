import Foundation
import ModelCheckerTestSupport
import NavigationHarness

/// The cost of searches of live objects, each in wall seconds.
struct ByHandMeasurement: Codable {
  var states: Int
  var transitions: Int
  var depth: Int
  /// A Boolean value that indicates whether the program was built without optimization.
  var isDebug: Bool
  /// The search written by hand.
  var handWritten: Double
  /// The harness in this process.
  var inProcess: Double
  /// The harness with a worker.
  var worker: Double
  /// The harness with a worker, and a second trace to every state.
  var compared: Double

  /// The speed of the harness in process as a part of the one written by hand.
  var speedInProcess: Double { handWritten / inProcess }

  /// The speed of the harness with a worker as a part of that in process.
  var speedOfWorker: Double { inProcess / worker }

  /// Runs all searches in turn, so that what slows the machine down slows them all down.
  ///
  /// - Throws: what the harness throws, and when counts are wrong.
  static func of(_ nav: Nav, rounds: Int, launch: WorkerLaunch) throws -> ByHandMeasurement {
    let expected = LiveCounts.expected(of: nav)
    var seconds: [[Double]] = Array(repeating: [], count: 4)
    for _ in 0..<rounds {
      let searches: [() throws -> LiveCounts] = [
        {
          MainActor.assumeIsolated {
            var search = HandWrittenSearch(nav)
            return search.run()
          }
        },
        { try LiveSearch(nav, isolation: .inProcess).run() },
        { try WorkerLaunch.with(launch) { try LiveSearch(nav, isolation: .worker).run() } },
        {
          try WorkerLaunch.with(launch) {
            try LiveSearch(nav, isolation: .worker, comparesTraces: true).run()
          }
        },
      ]
      for (number, search) in searches.enumerated() {
        let clock = ContinuousClock()
        let begin = clock.now
        let found = try search()
        seconds[number].append(begin.duration(to: clock.now) / .seconds(1))
        guard found == expected else { throw WrongLiveCounts(found: found, expected: expected) }
      }
    }
    let medians = seconds.map(median)
    return ByHandMeasurement(
      states: expected.states, transitions: expected.transitions, depth: expected.depth,
      isDebug: isDebugBuild, handWritten: medians[0], inProcess: medians[1], worker: medians[2],
      compared: medians[3])
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try! encoder.encode(self), as: UTF8.self)
  }

  var text: String {
    func line(_ name: String, _ seconds: Double) -> String {
      String(format: "%@: %.3f s, %.2f of the speed by hand", name, seconds, handWritten / seconds)
    }
    return [
      "\(states) states, \(transitions) transitions, depth \(depth)"
        + (isDebug ? "; without optimization" : ""),
      line("by hand", handWritten), line("in process", inProcess), line("in a worker", worker),
      line("in a worker, with second traces", compared),
    ].joined(separator: "\n")
  }
}

/// An error for wrong counts.
private struct WrongLiveCounts: Error, CustomStringConvertible {
  let found: LiveCounts
  let expected: LiveCounts

  var description: String { "Found \(found) instead of \(expected)." }
}
