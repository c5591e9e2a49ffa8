import Testing

@Suite struct ExplainTests {
  private let toy = Executable.toy

  @Test func explainShowsThePage() throws {
    for name in ["NoTraps", "notraps", "I12"] {
      let outcome = try toy.run("explain", name)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("NoTraps\n\n"), "\(outcome.output)")
      #expect(outcome.output.contains("\nAn example that violates it\n"), "\(outcome.output)")
    }
  }

  @Test func anInvariantOfASystemsOwnIsExplained() throws {
    #expect(
      try toy.run("explain", "BuyingCompletes").output
        == "BuyingCompletes\n\nSomething can be bought.\n")
  }

  @Test func anUnknownNameIsRefused() throws {
    let outcome = try toy.run("explain", "NoTrap")
    #expect(
      outcome
        == Outcome(
          output: "", errors: "Error: Unknown invariant 'NoTrap'. Did you mean 'NoTraps'?\n",
          status: 64))
  }
}
