#if Adopt
import Foundation
import Testing

@testable import Adoption

/// What '.ci/corpus' says of code bases that were adopted before.
struct CorpusChangesTests {
  /// Compares two tables of which only some columns are told.
  private func compare(_ before: [String], _ after: [String]) throws -> ToolRun {
    let folder = Sample.newFolder
    defer { Sample.remove(folder) }
    let head =
      ["code base", "share", "seconds", "states", "transitions"]
      + ["true", "false", "undecided", "exit", "edits"]
    for (name, rows) in [("before", before), ("after", after)] {
      let lines =
        ["| \(head.joined(separator: " | ")) |", "|---|---|---|---|---|---|---|---|---|---|"] + rows
      try Sample.write(lines.joined(separator: "\n") + "\n", to: "\(folder)/\(name).md")
    }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".ci/corpus-changes").path
    return try ToolRun([script, "\(folder)/before.md", "\(folder)/after.md"])
  }

  @Test func whatWentWorseIsTold() throws {
    let run = try compare(
      [
        "| Books | 90 % 9 of 10 | 20 | 100 | 300 | NoLeaks UniqueChild |  | NoTraps | 1 | 0 |",
        "| Maps | 90 % 9 of 10 | 20 | 10 | 30 |  |  |  | 2 | 0 |",
        "| Walks | 90 % 9 of 10 | 20 | 10 | 30 |  |  |  | 0 | 0 |",
      ],
      [
        "| Books | 90 % 9 of 10 | 20 | 49 | 140 | UniqueChild |  | NoTraps | 1 | 0 |",
        "| Maps | – | – | – | – | – | – | – | – | Error: It does not build. |",
        "| Walks | 90 % 9 of 10 | 20 | 10 | 30 |  |  |  | 3 | 0 |",
      ])
    #expect(run.status == 1)
    #expect(
      run.output == """
        Books: 49 states instead of 100
        Books: NoLeaks, judged true, is not found any more
        Maps: no graph instead of exit code 2
        Walks: exit code 3 instead of exit code 0

        """)
  }

  @Test func whatIsNewOrBetterIsNot() throws {
    let run = try compare(
      [
        "| Maps | – | – | – | – | – | – | – | – | Error: It does not build. |",
        "| Walks | 90 % 9 of 10 | 20 | 10 | 30 |  |  |  | 3 | 0 |",
      ],
      [
        "| Maps | 90 % 9 of 10 | 20 | 10 | 30 |  |  |  | 3 | 0 |",
        "| News | 90 % 9 of 10 | 20 | 1 | 0 |  |  |  | 2 | 0 |",
        "| Walks | 90 % 9 of 10 | 20 | 5 | 9 | NoLeaks |  |  | 1 | 0 |",
      ])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }
}
#endif
