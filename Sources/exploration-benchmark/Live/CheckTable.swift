import Foundation

/// The costs of default checks as a table of Markdown.
struct CheckTable {
  private let measured: [CheckMeasurement]

  /// Makes a table.
  init(_ measured: [CheckMeasurement]) { self.measured = measured }

  /// The table, without a line break at its end.
  var text: String {
    let isCompared = measured.contains { $0.ratio != nil }
    var head = [
      "system", "states", "transitions", "CPU s", "wall s", "µs of CPU for each transition",
      "replayed events for each transition",
    ]
    if isCompared { head += ["× less CPU than before", "answers"] }
    let rows = measured.map { one in
      var cells = [
        one.form.title, "\(one.answer.search.states)", "\(one.answer.search.transitions)",
        Self.text(one.cpuSeconds, 2), Self.text(one.wallSeconds, 2), Self.text(one.microseconds, 0),
        one.replayed.map { Self.text($0, 2) } ?? "",
      ]
      if isCompared {
        cells += [
          one.ratio.map { Self.text($0, 2) } ?? "", one.agrees ? "the same" : "**different**",
        ]
      }
      return cells
    }
    return ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private static func text(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
