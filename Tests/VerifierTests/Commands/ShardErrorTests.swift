import Foundation
import NavigationReports
import Testing

@testable import VerifierCommands

/// Shards that don't make a report.
@Suite struct ShardErrorTests {
  private let toy = Executable.toy
  private let shop = ["report", "Shop"]

  /// A folder with both shards of a division in two.
  private func twoShards() throws -> TestFolder {
    let folder = try TestFolder()
    for number in ["1", "2"] {
      #expect(try toy.run(shop + ["--shard", "\(number)/2"], in: folder).status == 0)
    }
    return folder
  }

  private func assertNotMerged(
    _ folder: TestFolder, _ error: String, status: Int32 = 64, arguments: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try toy.run((arguments ?? shop) + ["--merge", "Shards"], in: folder)
    assertRefused(outcome, error, status: status, sourceLocation: sourceLocation)
    #expect(!folder.files.contains { $0.hasPrefix("Reports") }, sourceLocation: sourceLocation)
  }

  @Test func noShardsAreMissing() throws {
    try assertNotMerged(
      try TestFolder(),
      "There are no shards in 'Shards'. Write them with 'toy-verifier report --shard 1/2' and "
        + "'--shard 2/2'.", status: 66)
  }

  @Test func missingShardsAreNamed() throws {
    let folder = try twoShards()
    try folder.remove("Shards/shard-1-of-2.json")
    try assertNotMerged(
      folder,
      "Of 2 shards 1 is missing. Write it with 'toy-verifier report --shard 1/2'.", status: 66)
    let many = try TestFolder()
    #expect(try toy.run(shop + ["--shard", "2/9"], in: many).status == 0)
    try assertNotMerged(
      many,
      "Of 9 shards 1, 3, 4, 5, 6 and others are missing. Write each with "
        + "'toy-verifier report --shard 1/9' and so on.", status: 66)
  }

  @Test func aShardThatIsThereTwiceIsNamed() throws {
    let folder = try twoShards()
    try folder.makeFolder("More")
    try folder.write(try folder.read("Shards/shard-1-of-2.json"), to: "More/shard-1-of-2.json")
    try assertNotMerged(
      folder,
      "Shard 1/2 is there twice: 'More/shard-1-of-2.json' and 'Shards/shard-1-of-2.json'. "
        + "Remove one of them.", arguments: shop + ["--merge", "More"])
  }

  @Test func shardsOfTwoDivisionsAreNotMixed() throws {
    let folder = try twoShards()
    #expect(try toy.run(shop + ["--shard", "3/3"], in: folder).status == 0)
    try assertNotMerged(
      folder,
      "'Shards/shard-1-of-2.json' is one of 2 shards, and 'Shards/shard-3-of-3.json' is one of 3. "
        + "Merge shards of one division only.")
  }

  @Test func everyDamageIsFound() throws {
    let folder = try twoShards()
    let path = "Shards/shard-2-of-2.json"
    let whole = try folder.bytes(path)
    let header = whole.firstIndex(of: 0x0A)!
    for position in stride(from: header + 1, to: whole.count, by: whole.count / 15) {
      var changed = whole
      changed[position] ^= 1
      for damaged in [Array(whole[..<position]), changed] {
        try Data(damaged).write(to: URL(fileURLWithPath: folder.place(path)))
        try assertNotMerged(
          folder,
          "'\(path)' is damaged: some of it is missing or changed. Write it again, or copy it again.",
          status: 66)
      }
    }
  }

  @Test func anotherFileOfTheNameIsNoShard() throws {
    let folder = try twoShards()
    try folder.write("{}\n", to: "Shards/shard-list.json")
    try assertNotMerged(
      folder, "'Shards/shard-list.json' has the name of a shard and is none. Move it elsewhere.",
      status: 66)
  }

  @Test(arguments: [
    (
      "\"schema\":1", "\"schema\":9",
      "'Shards/shard-1-of-2.json' has schema 9, and this version reads 1. "
        + "Write all shards with the executable that merges them."
    )
  ])
  func anotherSchemaIsRefused(_ known: String, _ other: String, _ error: String) throws {
    let folder = try twoShards()
    let text = try folder.read("Shards/shard-1-of-2.json")
    try folder.write(
      text.replacing(known, with: other, maxReplacements: 1), to: "Shards/shard-1-of-2.json")
    try assertNotMerged(folder, error)
  }

  @Test func otherSystemsAreRefused() throws {
    try assertNotMerged(
      try twoShards(),
      "'Shards/shard-1-of-2.json' is of a run without Endless/variant. Give every shard and '--merge' "
        + "the same systems, settings and configuration.", arguments: ["report"])
    try assertNotMerged(
      try twoShards(),
      "'Shards/shard-1-of-2.json' is of a run without Fragile/variant. Give every shard and '--merge' "
        + "the same systems, settings and configuration.", arguments: ["report", "Fragile"])
  }

  @Test func otherSettingsAreRefused() throws {
    try assertNotMerged(
      try twoShards(),
      "'Shards/shard-1-of-2.json' is of a run of Shop/variant/asPublished with '--variant asPublished "
        + "--max-states 10000', and this one has '--variant asPublished --scope stack=1 --max-states 10000'. "
        + "Give every shard and '--merge' the same systems, settings and configuration.",
      arguments: shop + ["--scope", "stack=1"])
  }

  /// Writes a shard as another executable would have written it.
  private func change(
    _ path: String, in folder: TestFolder, _ change: (inout ShardDocument) -> Void
  ) throws {
    var document = try ShardDocument.read(folder.read(path))
    change(&document)
    try folder.write(document.text(), to: path)
  }

  @Test(arguments: [
    (
      "executable",
      "is of other-verifier, and this is toy-verifier. Write all shards with the executable that "
        + "merges them."
    ),
    (
      "version",
      "is of version 0.0.9, and this is 0.1.0. Write all shards with the executable that merges them."
    ),
    (
      "results",
      "holds results of schema \(ResultDocument.currentSchema + 1), and this version reads "
        + "\(ResultDocument.currentSchema). Write all shards with the executable that merges them."
    ),
    (
      "declarations",
      "is of a run of Shop/causes with other events, invariants or places in the source. "
        + "Build all from the same source, and keep it beside the executable."
    ),
    (
      "jobs",
      "is of a run with Shop/without/more as well. Give every shard and '--merge' the same systems, "
        + "settings and configuration."
    ),
    (
      "order",
      "is of a run with the same systems in another order. Give every shard and '--merge' the same "
        + "systems, settings and configuration."
    ),
  ])
  func aShardOfAnotherExecutableIsRefused(_ part: String, _ error: String) throws {
    let folder = try twoShards()
    let path = "Shards/shard-2-of-2.json"
    try change(path, in: folder) { document in
      switch part {
      case "executable": document.plan.executable = "other-verifier"
      case "version": document.plan.version = "0.0.9"
      case "results": document.plan.results += 1
      case "declarations": document.plan.jobs[2].declarations = "0"
      case "jobs":
        var more = document.plan.jobs[4]
        more.name = "Shop/without/more"
        document.plan.jobs.append(more)
      default: document.plan.jobs.swapAt(3, 4)
      }
    }
    try assertNotMerged(folder, "'\(path)' \(error)")
  }

  @Test func anOptimizedBuildIsToldFromADebugBuild() throws {
    let folder = try twoShards()
    let path = "Shards/shard-2-of-2.json"
    var wasOptimized = false
    try change(path, in: folder) { document in
      wasOptimized = document.plan.isOptimized
      document.plan.isOptimized.toggle()
    }
    let words = wasOptimized ? ("a debug", "an optimized") : ("an optimized", "a debug")
    try assertNotMerged(
      folder,
      "'\(path)' is of \(words.0) build, and this is \(words.1) one. Write all shards with the executable "
        + "that merges them.")
  }

  @Test func jobsThatAreMissingOrDoubledAreNamed() throws {
    let folder = try twoShards()
    let path = "Shards/shard-2-of-2.json"
    let words =
      "the shards were divided by different durations. Give every shard the same '--durations'."
    var job = ""
    try change(path, in: folder) { document in
      job = document.results[0].job
      document.results.append(document.results[0])
    }
    try assertNotMerged(folder, "The job \(job) is in '\(path)' and '\(path)': \(words)")
    try change(path, in: folder) { document in
      document.results.removeAll { $0.job == job }
    }
    try assertNotMerged(folder, "The job \(job) is in no shard: \(words)")
  }

  @Test func aShardIsReadAsItWasWritten() throws {
    let folder = try twoShards()
    for number in 1...2 {
      let text = try folder.read("Shards/shard-\(number)-of-2.json")
      #expect(try ShardDocument.read(text).text() == text)
    }
  }

  @Test func optionsThatExcludeEachOtherAreRefused() throws {
    assertRefused(
      try toy.run(shop + ["--shard", "1/2", "--merge", "Shards"]),
      "'--shard' and '--merge' are mutually exclusive. Write all shards first, and merge them in a run "
        + "of its own.")
    assertRefused(
      try toy.run(shop + ["--shard", "1/2", "--check"]),
      "'--check' and '--shard' are mutually exclusive: add '--check' to the run that merges the shards."
    )
    assertRefused(
      try toy.run(shop + ["--durations", "Shards"]),
      "'--durations' divides the jobs among shards: add '--shard', such as '--shard 3/8'.")
    assertRefused(
      try toy.run("report", "--merge", "Shards", "--from", "x.json"),
      "'--merge' and '--from' with '--report', which explore nothing, are mutually exclusive.")
    assertRefused(
      try toy.run(shop + ["--shard", "3/2"]),
      "There is no shard '3/2': of 8 shards the numbers are 1 to 8, and there are at most 10000.")
  }
}
