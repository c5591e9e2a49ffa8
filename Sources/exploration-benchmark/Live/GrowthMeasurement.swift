import Foundation

/// The cost of a search of live objects that is ended at more and more states.
struct GrowthMeasurement {
  /// A search that was ended at some number of states.
  struct Point {
    var states: Int
    var transitions: Int
    var cpuSeconds: Double
    /// The most memory that the verifier or any one of its workers occupied.
    var peakBytes: Int

    /// The CPU time for each transition, in microseconds.
    var microseconds: Double { cpuSeconds * 1e6 / Double(max(1, transitions)) }
  }

  let form: CheckedForm
  let points: [Point]

  /// Runs the searches: to a thousand states, and to about three times as many each time.
  ///
  /// - Parameter most: the greatest number of states.
  /// - Throws: ``BenchmarkError`` when the verifier writes no result.
  static func of(
    _ form: CheckedForm, by verifier: String, to most: Int, in directory: URL
  ) throws -> GrowthMeasurement {
    var points: [Point] = []
    for limit in limits(to: most) {
      let file = directory.appendingPathComponent("growth.json")
      try? FileManager.default.removeItem(at: file)
      let run = try ProcessRun.of(
        form.command(of: verifier, into: file.path) + [
          "--max-states", "\(limit)", "--time-limit", "10h", "--max-memory", "64GiB",
        ], in: directory)
      guard let data = try? Data(contentsOf: file),
        let answer = try? JSONDecoder().decode(CheckMeasurement.Answer.self, from: data)
      else { throw BenchmarkError.cannotMeasure(verifier, output: run.output) }
      points.append(
        Point(
          states: answer.search.states, transitions: answer.search.transitions,
          cpuSeconds: run.cpuSeconds, peakBytes: run.peakBytes))
      // There is no more of it.
      if answer.search.states < limit { break }
    }
    return GrowthMeasurement(form: form, points: points)
  }

  /// A thousand states, and the greatest number in halves of a power of ten.
  private static func limits(to most: Int) -> [Int] {
    let steps = (0...).lazy.map { Int((1_000 * pow(10, Double($0) / 2)).rounded()) }
    return Array(steps.prefix { $0 < most }) + [most]
  }

  /// A table of Markdown, without a line break at the end.
  var table: String {
    let head = [
      "\(form.title): states", "transitions", "CPU s", "µs of CPU for each transition", "peak MiB",
      "bytes for each further state",
    ]
    return CheckTable.table(
      head,
      points.map { point in
        [
          "\(point.states)", "\(point.transitions)", CheckTable.text(point.cpuSeconds, 2),
          CheckTable.text(point.microseconds, 0),
          CheckTable.text(Double(point.peakBytes) / 1_048_576, 1),
          further(point).map { CheckTable.text($0, 0) } ?? "",
        ]
      })
  }

  /// The memory that each state beyond those of the smallest search takes.
  private func further(_ point: Point) -> Double? {
    guard let first = points.first, point.states > first.states else { return nil }
    return Double(point.peakBytes - first.peakBytes) / Double(point.states - first.states)
  }
}
