import Testing

/// The settings that decide about an answer's colors.
@Suite struct ColorTests {
  private let toy = Executable.toy

  /// Returns a Boolean value that indicates whether output into a file is colored.
  private func isColored(
    _ options: [String] = [], _ environment: [String: String] = [:], file: String = ""
  ) throws -> Bool {
    let folder = try TestFolder()
    try folder.write(file, to: ".verifier.yml")
    let arguments = ["check", "Shop", "--invariant", "NoTraps"] + options
    let outcome = try toy.run(arguments, in: folder, environment: environment)
    #expect(outcome.status == 1)
    let isColored = outcome.output.contains("\u{1B}[1;31m✗\u{1B}[0m NoTraps violated")
    #expect(outcome.output.contains("\u{1B}") == isColored)
    return isColored
  }

  @Test func aFileIsNotColored() throws {
    #expect(try !isColored())
    #expect(try !isColored(["--color", "auto"]))
    #expect(try isColored(["--color", "always"]))
  }

  @Test func variablesThatToolsAgreeOnAreObeyed() throws {
    #expect(try isColored([], ["FORCE_COLOR": "1"]))
    #expect(try !isColored([], ["FORCE_COLOR": ""]))
    #expect(try !isColored([], ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    #expect(try isColored([], ["FORCE_COLOR": "1", "NO_COLOR": ""]))
  }

  @Test func anOptionOutweighsThem() throws {
    #expect(try isColored(["--color", "always"], ["NO_COLOR": "1"]))
    #expect(try !isColored(["--color", "never"], ["FORCE_COLOR": "1"]))
    #expect(try isColored([], ["VERIFIER_COLOR": "always", "NO_COLOR": "1"]))
    #expect(try !isColored(["--color", "auto"], ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
  }

  @Test func theyOutweighAConfiguration() throws {
    #expect(try isColored(file: "color: always"))
    #expect(try !isColored([], ["NO_COLOR": "1"], file: "color: always"))
    #expect(try isColored([], ["FORCE_COLOR": "1"], file: "color: never"))
    #expect(try isColored(["--color", "always"], file: "color: never"))
  }

  #if os(Linux)
    @Test func aTerminalIsColored() throws {
      func shown(_ line: String) throws -> String {
        // The `script` of util-linux gives the command a terminal.
        try toy.shell("script -qec '\(line)' /dev/null", in: try TestFolder()).output
      }
      let check = "\"$VERIFIER\" check Shop --invariant NoTraps"
      #expect(try shown("TERM=xterm \(check)").contains("\u{1B}[1;31m✗\u{1B}[0m"))
      for quiet in ["TERM=dumb", "TERM=xterm NO_COLOR=1"] {
        #expect(try !shown("\(quiet) \(check)").contains("\u{1B}[1;31m"), "\(quiet)")
      }
      #expect(try !shown("TERM=xterm \(check) --color never").contains("\u{1B}[1;31m"))
    }
  #endif

  @Test func anUnknownChoiceIsRefused() throws {
    let outcome = try toy.run("check", "Shop", "--color", "red")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains("must be one of 'auto', 'always', 'never'")
        || outcome.errors.contains("Please provide one of 'auto', 'always' or 'never'"),
      "\(outcome.errors)")
  }
}
