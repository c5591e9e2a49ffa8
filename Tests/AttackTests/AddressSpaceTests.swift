#if os(Linux)
  import Foundation
  import Testing

  @testable import attack

  /// Searches of rules take addresses in advance, which a limit may not grant.
  @Suite struct AddressSpaceTests {
    /// Runs a search under `ulimit -v`, in KiB.
    private func search(under limit: Int) throws -> Ending {
      let attack = Bundle.main.bundleURL.appendingPathComponent("attack").path
      let victim = Victim(
        executable: "/bin/sh",
        arguments: ["-c", "ulimit -v \(limit); exec '\(attack)' search --checkpoint c"])
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

    /// The first array takes not so much that nothing is left for the others.
    @Test func allArraysFitIntoLittle() throws {
      let whole = try search(under: 1 << 40)
      #expect(whole.manner == .exited(0))
      for limit in stride(from: 2_000_000, through: 6_000_000, by: 1_000_000) {
        #expect(try search(under: limit) == whole, "\(limit) KiB")
      }
    }
  }
#endif
