import Foundation
import WorkerProcesses

/// The cost of the check of one form by one or two verifiers.
struct CheckMeasurement {
  let form: CheckedForm
  /// The answer of the first verifier.
  let answer: Answer
  /// The runs of each verifier.
  let runs: [[ProcessRun]]
  /// The CPU time by phase and the counts of one more run of the first verifier, which measures them;
  /// nothing where it cannot.
  let phases: PhaseTimes.Sum
  /// A Boolean value that indicates whether all verifiers gave the same answer in every run.
  let agrees: Bool

  /// The part of a result that must not depend on how fast it was found.
  struct Answer: Decodable, Equatable {
    struct Search: Decodable, Equatable {
      var states: Int
      var transitions: Int
      var depth: Int
      var words: String
    }

    struct Verdict: Decodable, Equatable {
      struct Finding: Decodable, Equatable {
        struct Run: Decodable, Equatable {
          var trace: String
        }

        var run: Run
      }

      var property: String
      var words: String
      var finding: Finding?
    }

    var search: Search
    var verdicts: [Verdict]
  }

  /// The greatest number of seconds for which a check is run more than once.
  private static let patience = 60.0

  /// Runs the check by all verifiers in turn, every other time in the opposite order.
  ///
  /// - Throws: ``BenchmarkError`` when one of them writes no result.
  static func of(
    _ form: CheckedForm, by verifiers: [String], rounds: Int, in directory: URL
  ) throws -> CheckMeasurement {
    var runs = [[ProcessRun]](repeating: [], count: verifiers.count)
    var first: Answer?
    var agrees = true
    for round in 0..<rounds {
      let order = Array(verifiers.indices)
      for number in round % 2 == 0 ? order : order.reversed() {
        if let first = runs[number].first, first.wallSeconds > patience { continue }
        let file = directory.appendingPathComponent("result.json")
        try? FileManager.default.removeItem(at: file)
        let run = try ProcessRun.of(
          form.command(of: verifiers[number], into: file.path), in: directory)
        guard let data = try? Data(contentsOf: file),
          let answer = try? JSONDecoder().decode(Answer.self, from: data)
        else { throw BenchmarkError.cannotMeasure(verifiers[number], output: run.output) }
        runs[number].append(run)
        if let first {
          agrees = agrees && answer == first
        } else {
          first = answer
        }
      }
    }
    return CheckMeasurement(
      form: form, answer: first!, runs: runs,
      phases: try phases(of: form, by: verifiers[0], in: directory),
      agrees: agrees)
  }

  /// Runs a check that measures its phases, which takes a little longer.
  private static func phases(
    of form: CheckedForm, by verifier: String, in directory: URL
  ) throws -> PhaseTimes.Sum {
    let result = directory.appendingPathComponent("phases.json").path
    let folder = directory.appendingPathComponent("phases")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try ProcessRun.of(
      ["env", "\(PhaseTimes.variable)=\(folder.path)"] + form.command(of: verifier, into: result),
      in: directory)
    var sum = PhaseTimes.Sum()
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    { sum.add([UInt8](try Data(contentsOf: file))) }
    return sum
  }
}

extension CheckMeasurement {
  /// The CPU time of the process and its workers, in seconds.
  var cpuSeconds: Double { median(runs[0].map(\.cpuSeconds)) }

  /// The time that it took, in seconds.
  var wallSeconds: Double { median(runs[0].map(\.wallSeconds)) }

  /// The CPU time for each transition, in microseconds.
  var microseconds: Double { cpuSeconds * 1e6 / Double(max(1, answer.search.transitions)) }

  /// A number of something for each transition; nil where nothing is live.
  func perTransition(_ count: Int) -> Double? {
    count == 0 ? nil : Double(count) / Double(max(1, answer.search.transitions))
  }

  /// The median of how many times as much CPU time the earlier verifier took in the same round; nil where
  /// there is none.
  var ratio: Double? {
    guard runs.count > 1 else { return nil }
    return median(zip(runs[0], runs[1]).map { $1.cpuSeconds / max($0.cpuSeconds, 1e-6) })
  }

  /// The cost in one line.
  var summary: String {
    let ratio = ratio.map { String(format: ", %.2f× less than the earlier verifier", $0) } ?? ""
    return "\(form.title): "
      + String(format: "%.2f s of CPU, %.0f µs for each transition", cpuSeconds, microseconds)
      + ratio + (agrees ? "" : "; the answers differ")
  }
}
