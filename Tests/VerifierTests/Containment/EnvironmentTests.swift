import Foundation
import Testing

#if os(Linux)
  /// What the machine lacks is said as such, and is no fault of the system or of its app.
  @Suite struct EnvironmentTests {
    private let toy = Executable.toy
    private let check = "exec \"$VERIFIER\" check Fragile --max-states 20"

    private func outcome(after preparation: String) throws -> Outcome {
      try toy.shell("\(preparation); \(check)")
    }

    /// Asserts that a check ends with 71 and a message, in which numbers stand as `N`.
    private func assertLacks(
      _ preparation: String, _ error: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      var outcome = try outcome(after: preparation)
      outcome.errors.replace(/\d+ KiB/, with: "N KiB")
      #expect(
        outcome == Outcome(output: "", errors: "Error: \(error)\n", status: 71),
        sourceLocation: sourceLocation)
    }

    @Test func tooLittleAddressSpaceIsSaid() throws {
      // Enough for the executable to be loaded, and little more.
      let size = try #require(try loadedSize())
      try assertLacks(
        "ulimit -v \(size + 20_000)",
        "The address space is limited to N KiB, and a check needs N KiB at least. Raise "
          + "'ulimit -v'.")
    }

    /// Little more than a check needs leaves room for its first state alone.
    @Test func addressSpaceThatEndsASearchIsSaid() throws {
      let size = try #require(try loadedSize())
      let refusal = try outcome(after: "ulimit -v \(size + 20_000)").errors
      let need = try #require(refusal.firstMatch(of: /needs (\d+) KiB/).flatMap { Int($0.1) })
      let outcome = try toy.shell(
        "ulimit -v \(need + 2_000); \(check) --in-process --invariant NoTraps")
      #expect(
        outcome
          == Outcome(
            output: """
              Fragile: 1 inconclusive, 0 of 1 property holds
              1 state, 0 transitions, depth 0; bounded by process memory, uncalled methods not seen; \
              stack ≤ 2

              ? 1 inconclusive (the search took the memory that 'ulimit' allows before every state was \
              seen):
                  NoTraps

              Evidence
                Reached: 1 screen, 0 of 2 declared events (by name with --verbose)

              Next
                To decide what is inconclusive: raise 'ulimit -v' or 'ulimit -d', or narrow a bound \
              with --scope

              """, errors: "", status: 2))
    }

    /// The least limit in KiB, up to some MiB, under which the executable can be loaded.
    private func loadedSize() throws -> Int? {
      for size in stride(from: 60_000, to: 2_000_000, by: 20_000) {
        let outcome = try toy.shell("ulimit -v \(size); exec \"$VERIFIER\" --version")
        if outcome.status != 127 { return size }
      }
      return nil
    }

    @Test func tooSmallAStackIsSaid() throws {
      try assertLacks(
        "ulimit -s 512",
        "The stack is limited to N KiB, and a check needs N KiB at least. Raise 'ulimit -s'.")
    }

    @Test func tooFewFilesAreSaid() throws {
      for count in 5...8 {
        let outcome = try outcome(after: "ulimit -n \(count)")
        #expect(outcome.status == 71)
        #expect(
          outcome.errors.hasPrefix("Error: Cannot start a worker: Too many open files ("),
          "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix("). Raise 'ulimit -n'.\n"), "\(outcome.errors)")
      }
    }

    @Test func littleIsEnough() throws {
      let usual = try outcome(after: "true")
      #expect(usual.status == 1)
      for preparation in [
        "export TMPDIR=/nonexistent", "ulimit -n 20", "ulimit -s 1024", "unset HOME LANG",
        "export TZ=Nowhere/Never",
      ] {
        #expect(try outcome(after: preparation) == usual, "\(preparation)")
      }
      // A shell would complain about it itself.
      let unknown = try toy.run(
        "check", "Fragile", "--max-states", "20", environment: ["LC_ALL": "xx_XX"])
      #expect(unknown == usual)
    }
  }
#endif
