#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import attack

  /// Searches under a limit of addresses, as 'ulimit -v' sets it.
  @Suite struct AddressSpaceTests {
    /// Runs a search under `ulimit -v`, in KiB.
    private func search(under limit: Int, _ arguments: String = "--checkpoint c") throws -> Ending {
      let attack = Bundle.main.bundleURL.appendingPathComponent("attack").path
      let victim = Victim(
        executable: "/bin/sh",
        arguments: ["-c", "ulimit -v \(limit); exec '\(attack)' search \(arguments)"])
      return try victim.run(in: Folder())
    }

    @Test func aSearchWithoutAddressSpaceSaysSo() throws {
      let ending = try search(under: 900_000)
      #expect(ending.manner == .exited(71))
      #expect(
        ending.errors == """
          This process has no address space left: a search needs 1024 MiB at least, and takes memory \
          only as it finds states. Raise 'ulimit -v', and limit the memory of the search instead.

          """)
    }

    /// No array takes so much that nothing is left for the others.
    @Test(arguments: ["memoized", "symbolic", "general"])
    func allArraysFitIntoLittle(engine: String) throws {
      let arguments = "--engine \(engine) --tabs 3"
      let whole = try search(under: 1 << 40, arguments)
      #expect(whole.manner == .exited(0))
      for limit in stride(
        from: 1_500_000, through: 4_500_000, by: Thorough.isAsked ? 500_000 : 1_500_000)
      {
        #expect(try search(under: limit, arguments) == whole, "\(limit) KiB")
      }
    }

    /// What the engine of graphs takes is not taken in advance.
    @Test func aSearchThatRunsOutOfMemorySaysSo() throws {
      let arguments = "--engine graph --tabs 4"
      let whole = try search(under: 1 << 40, arguments)
      #expect(whole.manner == .exited(0))
      var open = 0
      for limit in stride(from: 120_000, through: 180_000, by: Thorough.isAsked ? 20_000 : 60_000) {
        let ending = try search(under: limit, arguments)
        #expect(ending.manner == .exited(0), "\(limit) KiB: \(ending)")
        if ending == whole { continue }
        open += 1
        #expect(ending.output.contains("\nbounded by processMemory\n"), "\(limit) KiB: \(ending)")
      }
      #expect(open > 0)
    }
  }
#endif
