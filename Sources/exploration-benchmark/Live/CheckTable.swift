import Foundation
import WorkerProcesses

/// The costs of default checks as a table of Markdown.
struct CheckTable {
  private let measured: [CheckMeasurement]

  /// Makes a table.
  init(_ measured: [CheckMeasurement]) { self.measured = measured }

  /// The table and that of the phases, without a line break at the end.
  var text: String {
    """
    \(Self.table(head, measured.map(row)))

    Of the CPU time, in seconds, in one more run that tells the phases apart: *take* is making subjects, \
    taking them to a state and discarding them, *run* is letting events happen there, *look* is reading \
    objects and asking for events, *tell* is reading requests and writing answers, *histories* is \
    comparing what different traces lead to; *search* and *judge* are the verifier's own process.

    \(Self.table(["system"] + CheckPhase.allCases.map { "\($0)" }, measured.compactMap(phases)))
    """
  }

  private var isCompared: Bool { measured.contains { $0.ratio != nil } }

  private var head: [String] {
    [
      "system", "states", "transitions", "CPU s", "wall s", "µs of CPU for each transition",
      "events run for each transition", "looks for each transition",
    ] + (isCompared ? ["× less CPU than before", "answers"] : [])
  }

  private func row(_ one: CheckMeasurement) -> [String] {
    let cells = [
      one.form.title, "\(one.answer.search.states)", "\(one.answer.search.transitions)",
      Self.text(one.cpuSeconds, 2), Self.text(one.wallSeconds, 2), Self.text(one.microseconds, 0),
      one.perTransition(one.phases.events).map { Self.text($0, 2) } ?? "",
      one.perTransition(one.phases.looks).map { Self.text($0, 2) } ?? "",
    ]
    guard isCompared else { return cells }
    return cells + [
      one.ratio.map { Self.text($0, 2) } ?? "", one.agrees ? "the same" : "**different**",
    ]
  }

  /// The phases of a check; nil where nothing is live.
  private func phases(_ one: CheckMeasurement) -> [String]? {
    guard one.phases.looks > 0 else { return nil }
    return [one.form.title]
      + CheckPhase.allCases.map { Self.text(one.phases.seconds[$0, default: 0], 2) }
  }

  static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  static func text(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
