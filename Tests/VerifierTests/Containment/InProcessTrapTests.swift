import Testing

/// In process a trap is the end of the run, but not without a word.
@Suite struct InProcessTrapTests {
  private let toy = Executable.toy

  @Test func aTrapEndsTheCheckWithItsTraceAndTheStatusOfAViolation() throws {
    let outcome = try toy.run("check", "Fragile", "--in-process", "--quiet")
    #expect(outcome.status == 1)
    let last = outcome.errors.range(of: "Error: ").map { outcome.errors[$0.lowerBound...] } ?? ""
    #expect(
      last.hasPrefix(
        "Error: 'close' trapped: \(trapSignal). It ran in this process, which ends here: nothing "
          + "else is known of 'Fragile'. In worker processes a trap is a verdict among others: they "
          + "are used on Linux, unless subjects are to run in process or the build has the trait "
          + "'Portable'.\nReplay: toy-verifier replay Fragile --trace 1#"),
      "\(outcome.errors)")
    // Nothing comes after it, such as the trace of a stack.
    #expect(last.split(separator: "\n").count == 2, "\(outcome.errors)")
  }

  /// In a worker the same trace is a verdict, with everything that goes with it.
  @Test func theReplayCommandShowsTheTrapInAWorker() throws {
    let errors = try toy.run("check", "Fragile", "--in-process", "--quiet").errors
    let line = try #require(errors.split(separator: "\n").first { $0.hasPrefix("Replay: ") })
    let words = line.split(separator: " ").dropFirst(2).map(String.init)
    let inWorker = try toy.run(words)
    #expect(inWorker.status == 1)
    #expect(inWorker.errors == "")
    #expect(inWorker.output.contains("'close' trapped: \(trapSignal)."), "\(inWorker.output)")
    let inProcess = try toy.run(words + ["--in-process"])
    #expect(inProcess.status == 1)
    #expect(inProcess.errors.contains("Error: 'close' trapped: \(trapSignal)."))
  }
}

#if arch(x86_64) || arch(i386)
  private let trapSignal = "SIGILL (illegal instruction)"
#else
  private let trapSignal = "SIGTRAP (trap instruction)"
#endif
