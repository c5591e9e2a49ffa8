import Foundation
import Testing
import WorkerProcesses

/// A check tells a benchmark what its time went into.
@Suite struct PhaseTimesTests {
  private let toy = Executable.toy

  @Test func everyProcessWritesItsPhases() throws {
    let folder = try TestFolder()
    let phases = folder.place("phases")
    try FileManager.default.createDirectory(atPath: phases, withIntermediateDirectories: false)
    let check = ["check", "Fragile", "--format", "json"]
    let plain = try toy.run(check, in: folder)
    #expect(folder.files == [])
    let measured = try toy.run(check, in: folder, environment: [PhaseTimes.variable: phases])
    #expect(measured.output == plain.output)
    #expect(measured.status == plain.status)

    // One of the verifier, and one of each worker that a trap has ended.
    #expect(folder.files.count > 2)
    var sum = PhaseTimes.Sum()
    for file in folder.files { sum.add(try folder.bytes(file)) }
    let result = try JSONSerialization.jsonObject(with: Data(plain.output.utf8))
    let search = try #require((result as? [String: Any])?["search"] as? [String: Any])
    let effort = try #require(search["effort"] as? [String: Any])
    let transitions = try #require(search["transitions"] as? Int)
    #expect(sum.events >= transitions + (effort["replayedEvents"] as? Int ?? .max))
    #expect(sum.looks >= transitions)
    for phase in CheckPhase.allCases { #expect(sum.seconds[phase] != nil, "\(phase)") }
    for phase in [CheckPhase.start, .take, .run, .look, .tell, .search, .judge] {
      #expect(sum.seconds[phase, default: 0] > 0, "\(phase)")
    }
  }

  @Test func whatIsNoFileOfPhasesCountsNothing() {
    var sum = PhaseTimes.Sum()
    sum.add([])
    sum.add([UInt8](repeating: 1, count: 79))
    #expect(sum.events == 0 && sum.looks == 0 && sum.seconds.isEmpty)
    sum.add([UInt8](repeating: 0, count: 80))
    #expect(sum.seconds.count == CheckPhase.allCases.count)
  }
}
