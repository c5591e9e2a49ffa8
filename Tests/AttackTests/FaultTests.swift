#if os(Linux)
  import Foundation
  import Testing

  @testable import attack

  /// Faults and sudden ends come where they are asked for.
  @Suite struct FaultTests {
    private let library: FaultLibrary
    private let folder: Folder
    /// Copies a file of four bytes by one read and one write.
    private let writer = Victim(
      executable: "/bin/dd", arguments: ["if=four", "of=a", "status=none"])

    init() throws {
      library = try FaultLibrary()
      folder = try Folder()
      try folder.make(Snapshot(["four": "1234"]))
    }

    @Test func callsAreCounted() throws {
      let (ending, counts) = try library.run(writer, in: folder)
      #expect(ending == Ending(manner: .exited(0), output: "", errors: ""))
      #expect(counts[.command, .write] == 1)
      #expect(counts[.worker, .write] == 0)
      #expect(counts.strikes == 0)
    }

    @Test func aCallFails() throws {
      let fault = Fault(process: .command, call: .write, number: 1, deed: .once, error: ENOSPC)
      let (ending, counts) = try library.run(writer, in: folder, fault: fault)
      #expect(ending.manner == .exited(1))
      #expect(ending.errors == "/bin/dd: error writing 'a': No space left on device\n")
      #expect(counts.strikes == 1)
      #expect(try folder.bytes("a") == [])
    }

    @Test func aProcessIsKilledInTheMiddleOfAWrite() throws {
      let fault = Fault(process: .command, call: .write, number: 1, deed: .killHalf)
      let (ending, _) = try library.run(writer, in: folder, fault: fault)
      #expect(ending.manner == .signaled(SIGKILL))
      #expect(try folder.bytes("a") == Array("12".utf8))
    }

    @Test func workersAndCommandsAreToldApart() throws {
      let fault = Fault(process: .worker, call: .write, number: 1, deed: .killBefore)
      #expect(try library.run(writer, in: folder, fault: fault).ending.manner == .exited(0))
    }

    @Test func theClockIsLate() throws {
      let clock = Victim(executable: "/usr/bin/perl", arguments: ["-e", "print time"])
      try #require(FileManager.default.isExecutableFile(atPath: clock.executable))
      let late = try library.run(clock, in: folder, lateness: 3_600).ending.output
      let difference = try #require(Double(late)) - Date().timeIntervalSince1970
      #expect((3_500...3_700).contains(difference))
    }
  }
#endif
