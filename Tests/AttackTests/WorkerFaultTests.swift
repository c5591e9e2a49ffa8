#if os(Linux)
  import Foundation
  import Testing

  @testable import attack

  /// What a worker lacks is said as such, and is no fault of a system.
  @Suite struct WorkerFaultTests {
    private let library: FaultLibrary
    private let folder: Folder

    init() throws {
      library = try FaultLibrary()
      folder = try Folder()
    }

    /// Checks a few states of a system.
    private var verifier: Victim {
      Victim(
        executable: Bundle.main.bundleURL.appendingPathComponent("verifier").path,
        arguments: ["check", "Shop", "--max-states", "3", "--no-wider-scopes", "--quiet"])
    }

    /// Checks a system whose workers meet a fault.
    private func check(_ call: Fault.Call, _ number: Int, _ error: Int32) throws -> Ending {
      let fault = Fault(
        process: .worker, call: call, number: number, deed: .forever, error: error)
      let (ending, counts) = try library.run(verifier, in: folder, fault: fault)
      #expect(counts.strikes > 0)
      return ending
    }

    @Test func memoryThatIsNotSharedIsSaidToBeMissing() throws {
      let ending = try check(.mmap, 1, ENOMEM)
      #expect(ending.manner == .exited(71))
      #expect(
        ending.errors == """
          Error: The worker of 'Shop' can't work here: Cannot share memory with the host: Cannot \
          allocate memory (mmap). Free memory, or raise 'ulimit -v'.

          """)
    }

    @Test(arguments: [1, 3])
    func aRequestThatCannotBeReadIsTheMachines(number: Int) throws {
      let ending = try check(.read, number, EIO)
      #expect(ending.manner == .exited(71))
      #expect(
        ending.errors == """
          Error: The worker of 'Shop' can't work here: Cannot talk to the host: Input/output error \
          (read).

          """)
    }

    @Test(arguments: [1, 3])
    func anAnswerThatCannotBeSentIsTheMachines(number: Int) throws {
      let ending = try check(.send, number, ENOBUFS)
      #expect(ending.manner == .exited(71))
      #expect(
        ending.errors == """
          Error: The worker of 'Shop' can't work here: Cannot talk to the host: No buffer space \
          available (send).

          """)
    }

    /// A file that can't be looked at is not a closed one.
    @Test func theConnectionIsNotTakenForClosed() throws {
      #expect(try check(.stat, 1, EIO) == verifier.run(in: folder))
    }
  }
#endif
