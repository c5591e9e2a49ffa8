import Foundation
import TestSupport
import Testing

/// Reports whose jobs run in several runs.
@Suite struct ReportShardTests {
  private let toy = Executable.toy
  private let all = ["report", "--max-states", "50"]
  private let shop = ["report", "Shop"]

  /// The files of a report, pictures included.
  private func content(of folder: TestFolder) throws -> [String: [UInt8]] {
    let files = folder.files.filter { $0.hasPrefix("Reports/") }
    return Dictionary(uniqueKeysWithValues: try files.map { ($0, try folder.bytes($0)) })
  }

  /// Writes all shards of a division.
  private func writeShards(
    _ count: Int, of arguments: [String], in folder: TestFolder,
    environment: [String: String] = [:]
  ) throws {
    for number in 1...count {
      let shard = arguments + ["--shard", "\(number)/\(count)"]
      #expect(try toy.run(shard, in: folder, environment: environment).status == 0)
    }
  }

  @Test(arguments: Thorough.isAsked ? [1, 2, 3, 9, 12] : [1, 3, 12])
  func anyNumberOfShardsMakesTheFilesOfOneRun(_ count: Int) throws {
    let whole = try TestFolder()
    let outcome = try toy.run(all, in: whole)
    let shared = try TestFolder()
    try writeShards(count, of: all, in: shared)
    #expect(try toy.run(all + ["--merge", "Shards"], in: shared) == outcome)
    let expected = try content(of: whole)
    #expect(expected.count == 36)
    #expect(try content(of: shared) == expected)
  }

  @Test func shardsOfSystemsWithFaultsMakeTheFilesOfOneRun() throws {
    let hazards = ["TOYS": "hazards"]
    let whole = try TestFolder()
    let outcome = try toy.run(all, in: whole, environment: hazards)
    let shared = try TestFolder()
    try writeShards(2, of: all, in: shared, environment: hazards)
    #expect(
      try toy.run(all + ["--merge", "Shards"], in: shared, environment: hazards) == outcome)
    #expect(try content(of: shared) == content(of: whole))
  }

  @Test func aShardSaysWhatItWrote() throws {
    let folder = try TestFolder()
    #expect(
      try toy.run(shop + ["--shard", "2/3"], in: folder)
        == Outcome(
          output: """
            Shop (repaired): 6 vacuous, 1 event never enabled, 8 of 14 properties hold; 7 states, 14 transitions, depth 4
            Wrote shard 2/3 with 2 of 5 jobs into Shards/shard-2-of-3.json.

            """, errors: "", status: 0))
    #expect(folder.files == ["Shards/shard-2-of-3.json"])
    let quiet = shop + ["--shard", "3/3", "--output", "Other/", "--quiet"]
    #expect(try toy.run(quiet, in: folder) == Outcome(output: "", errors: "", status: 0))
    #expect(folder.files == ["Other/shard-3-of-3.json", "Shards/shard-2-of-3.json"])
  }

  @Test func shardsOfSeveralFoldersAreMerged() throws {
    let folder = try TestFolder()
    for number in ["1", "2"] {
      let shard = shop + ["--shard", "\(number)/2", "--output", "from-\(number)"]
      #expect(try toy.run(shard, in: folder).status == 0)
    }
    let merge = shop + ["--merge", "from-2", "--merge", "from-1/"]
    #expect(try toy.run(merge, in: folder).status == 0)
    #expect(try toy.run(shop + ["--check"], in: folder).status == 0)
    #expect(
      try toy.run(merge + ["--check"], in: folder)
        == Outcome(output: "11 files in Reports are current.\n", errors: "", status: 0))
  }

  @Test func earlierDurationsDivideTheJobs() throws {
    let folder = try TestFolder()
    try writeShards(2, of: shop, in: folder)
    for number in ["1", "2", "3"] {
      let shard = shop + ["--shard", "\(number)/3", "--durations", "Shards", "--output", "New"]
      #expect(try toy.run(shard, in: folder).status == 0)
    }
    #expect(try toy.run(shop + ["--merge", "New"], in: folder).status == 0)
    #expect(try toy.run(shop + ["--check"], in: folder).status == 0)
  }
}
