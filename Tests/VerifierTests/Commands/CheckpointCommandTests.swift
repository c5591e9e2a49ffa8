import Foundation
import Testing

/// A check that is told a folder goes on from what an earlier one has left there.
@Suite struct CheckpointCommandTests {
  private let toy = Executable.toy
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func check(_ more: String...) throws -> Outcome {
    try toy.run(["check", "Fragile", "--checkpoint", "kept/here"] + more, in: folder)
  }

  @Test func theAnswerIsTheSame() throws {
    let whole = try toy.run("check", "Fragile", in: folder)
    #expect(folder.files == [])
    #expect(try check() == whole)
    let files = folder.files
    #expect(!files.isEmpty)
    #expect(files.allSatisfy { $0.hasPrefix("kept/here/Fragile-") && $0.hasSuffix(".checkpoint") })
    let again = try check()
    #expect(again.output == whole.output)
    #expect(again.status == whole.status)
    #expect(again.errors.contains("Fragile: the search goes on from a checkpoint with "))
    #expect(try check("--quiet").errors == "")
    #expect(folder.files == files)
  }

  @Test func aKilledSearchGoesOn() throws {
    let search = ["check", "ColorBook", "--max-states", "40", "--no-wider-scopes"]
    let verifier = Executable.verifier
    let whole = try verifier.run(search, in: folder)
    for delay in ["0.5", "1.5", "3"] {
      _ = try verifier.shell(
        "timeout -s KILL \(delay) \"$VERIFIER\" \(search.joined(separator: " ")) --checkpoint kept",
        in: folder)
    }
    let resumed = try verifier.run(search + ["--checkpoint", "kept"], in: folder)
    #expect(resumed.output == whole.output)
    #expect(resumed.status == whole.status)
    #expect(resumed.errors.contains("ColorBook: the search goes on from a checkpoint with "))
  }

  @Test func aSearchByAnEngineGoesOn() throws {
    let verifier = Executable.verifier
    let whole = try verifier.run(["check", "Festival", "--max-states", "6000"], in: folder)
    _ = try verifier.run(
      ["check", "Festival", "--max-states", "4000", "--checkpoint", "kept"], in: folder)
    #expect(folder.files.count == 1 && folder.files.allSatisfy { $0.hasPrefix("kept/Festival-") })
    let resumed = try verifier.run(
      ["check", "Festival", "--max-states", "6000", "--checkpoint", "kept"], in: folder)
    #expect(resumed.output == whole.output)
    #expect(resumed.status == whole.status)
    #expect(
      resumed.errors.contains(
        "Festival: the search goes on from a checkpoint, of which every step is taken once more.\n")
    )
    let file = try #require(folder.files.first)
    try Data(String(repeating: "something else ", count: 100).utf8).write(
      to: URL(fileURLWithPath: folder.place(file)))
    let damaged = try verifier.run(["check", "Festival", "--checkpoint", "kept"], in: folder)
    #expect(damaged.status == 66)
    #expect(damaged.output == "")
    #expect(
      damaged.errors.contains(
        "'\(file)' is not a checkpoint, or was written by another version. "
          + "Start from the beginning, without it."))
  }

  @Test func whatIsDamagedIsRefused() throws {
    _ = try check()
    for name in folder.files {
      try Data("something else".utf8).write(to: URL(fileURLWithPath: folder.place(name)))
    }
    let outcome = try check()
    #expect(outcome.status == 66)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.contains(
        "is not a checkpoint, or was written by another version. Remove it, or name another folder."
      ))
  }

  @Test func whereNothingCanBeKeptNothingIsExplored() throws {
    try Data().write(to: URL(fileURLWithPath: folder.place("kept")))
    let outcome = try check()
    #expect(outcome.status == 74)
    #expect(
      outcome.errors
        == "Error: Cannot write 'kept/here': Not a directory. Make its folder first, or choose another path.\n"
    )
    // A mistake makes no folder.
    let mistaken = try toy.run("check", "Fragil", "--checkpoint", "other", in: folder)
    #expect(mistaken.status == 64)
    #expect(folder.files == ["kept"])
  }
}
