import Testing

/// A mistake in a file or in the environment is told with its place, and with the allowed values.
@Suite struct ConfigurationErrorTests {
  private let toy = Executable.toy

  private func assertRefused(
    _ text: String, _ error: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TestFolder()
    try folder.write(text, to: ".verifier.yml")
    #expect(
      try toy.run("check", "Shop", in: folder)
        == Outcome(output: "", errors: ".verifier.yml:\(error)\n", status: 64), "\(text)",
      sourceLocation: sourceLocation)
  }

  // MARK: Keys

  @Test func unknownKeysAreRefused() throws {
    try assertRefused(
      "max-depth: 4\nmax-state: 9\n",
      "2:1: error: Unknown key 'max-state'. Did you mean 'max-states'?")
    try assertRefused(
      "sistems:\n  Shop:\n", "1:1: error: Unknown key 'sistems'. Did you mean 'systems'?")
    try assertRefused(
      "telemetry: off\n",
      "1:1: error: Unknown key 'telemetry'. There are: variant, scope, in-process, invariant, order, "
        + "seed, max-depth, max-states, time-limit, max-memory, reduction, workers, stop-at-first, "
        + "wider-scopes, accept-bounded, accept, strict, baseline, report, color, quiet, verbose, systems."
    )
    try assertRefused(
      "systems:\n  Shop:\n    withouts: paysOnce\n",
      "3:5: error: Unknown key 'withouts'. Did you mean 'without'?")
    try assertRefused(
      "systems:\n  Shp:\n    seed: 1\n", "2:3: error: Unknown system 'Shp'. Did you mean 'Shop'?")
  }

  @Test func keysInTheWrongPlaceAreRefused() throws {
    try assertRefused(
      "without: paysOnce\n",
      "1:1: error: 'without' applies to one system. Move it into the section of a system, "
        + "below 'systems'.")
    try assertRefused(
      "systems:\n  Shop:\n    strict: true\n",
      "3:5: error: 'strict' applies to the whole run. Move it from the section to the top of "
        + "the file.")
  }

  @Test func aKeyThatIsThereTwiceIsRefused() throws {
    try assertRefused(
      "seed: 1\nmax-states: 9\nseed: 2\n",
      "1:1: error: 'seed' is set here and again further down. Leave one of them out.")
  }

  // MARK: Values

  @Test func wrongNumbersAndAmountsAreRefused() throws {
    for (text, error) in [
      ("max-states: many", "'max-states: many' is not a whole number, such as 20."),
      (
        "max-depth: 0",
        "'max-depth: 0' leaves nothing to explore. Give a limit above zero, or leave it out."
      ),
      ("workers: 65", "'workers: 65' is more than the greatest number allowed, 64."),
      ("seed: -1", "'seed: -1' is not a whole number, such as 20."),
      (
        "time-limit: 5",
        "'time-limit: 5' is not an amount with a unit, such as 30s, 5m or 500ms."
      ),
      ("max-memory: 2", "'max-memory: 2' is not an amount with a unit, such as 512MiB or 2GiB."),
      ("in-process: yes", "'in-process: yes' is neither true nor false."),
      (
        "order: breadth",
        "Unknown order 'breadth'. There are: breadth-first, rare-events, depth-first, random."
      ),
      ("baseline: ''", "'baseline: ' does not say which file. Give its path."),
      ("variant: repared", "Unknown variant 'repared'. Did you mean 'repaired'?"),
    ] {
      let column = text.prefix { $0 != ":" }.count + 3
      try assertRefused(text + "\n", "1:\(column): error: \(error)")
    }
  }

  @Test func mistakesInListsAndMappingsAreFound() throws {
    try assertRefused(
      "reduction:\n  - reuse\n  - symetry\n",
      "3:5: error: Unknown reduction 'symetry'. Did you mean 'symmetry'?")
    try assertRefused(
      "reduction: [reuse, none]\n",
      "1:20: error: 'reduction: none' leaves all reductions out, but 'reduction: reuse' was given. "
        + "Leave one of them out.")
    try assertRefused(
      "invariant: NoTrap\n", "1:12: error: Unknown invariant 'NoTrap'. Did you mean 'NoTraps'?")
    try assertRefused(
      "invariant: BuyingCompletes\n",
      "1:12: error: 'BuyingCompletes' is an invariant of Shop alone. Name it in the section of "
        + "that system.")
    try assertRefused(
      "systems:\n  Endless:\n    invariant: [BuyingCompletes]\n",
      "3:17: error: Unknown invariant 'BuyingCompletes' of Endless. 'list Endless' shows all 27.")
    try assertRefused(
      "systems: {Shop: {without: [payOnce]}}\n",
      "1:28: error: Unknown fix 'payOnce' of Shop. Did you mean 'paysOnce'?")
    try assertRefused(
      "report: {htm: x.html}\n", "1:10: error: Unknown report format 'htm'. Did you mean 'html'?")
    try assertRefused(
      "report: x.html\n",
      "1:9: error: 'report' takes files by format, such as 'html: page.html'.")
    try assertRefused(
      "scope: 3\n", "1:8: error: 'scope' takes numbers by key, such as 'pending: 2'.")
    try assertRefused("order: [random]\n", "1:8: error: 'order' takes a plain value.")
  }

  @Test func twoReportsOfOneFileAreRefused() throws {
    try assertRefused(
      "report:\n  html: page.html\n  json: ./page.html\n",
      "3:9: error: 'json: ./page.html' writes the same file as 'html: page.html'. Give each a file "
        + "of its own.")
  }

  @Test func wrongScopesAreRefused() throws {
    try assertRefused(
      "scope:\n  stck: 1\n", "2:3: error: Unknown scope key 'stck'. Did you mean 'stack'?")
    try assertRefused(
      "systems:\n  Endless:\n    scope: {stack: 1}\n",
      "3:13: error: Unknown scope key 'stack' of Endless. There are none.")
    try assertRefused(
      "scope: {stack: -1}\n", "1:16: error: 'stack: -1' is negative. Give a number from 0.")
    try assertRefused(
      "scope: {stack: 1001}\n",
      "1:16: error: 'stack: 1001' is more than the greatest number allowed, 1000.")
    try assertRefused(
      "scope: {stack: two}\n", "1:16: error: 'stack: two' is not a whole number, such as 2.")
  }

  @Test func contradictionsAreRefused() throws {
    try assertRefused(
      "workers: 2\nin-process: true\n",
      "2:13: error: 'in-process' runs live objects without a worker, but 'workers' was given. "
        + "Leave one of them out.")
    try assertRefused(
      "systems:\n  Shop:\n    without: paysOnce\n    variant: asPublished\n",
      "3:14: error: 'without' takes fixes out of the variant 'repaired', but 'variant: asPublished' "
        + "was given. Leave one of them out.")
  }

  @Test func quietAndVerboseExcludeEachOther() throws {
    try assertRefused(
      "verbose: true\nquiet: true\n",
      "2:8: error: 'quiet' and 'verbose' are mutually exclusive. Leave one of them out.")
    #expect(
      try toy.run("check", "Shop", "--quiet", "--verbose").errors
        == "Error: '--quiet' and '--verbose' are mutually exclusive. Leave one of them out.\n")
  }

  // MARK: Text

  @Test func whatIsNoSettingIsRefused() throws {
    try assertRefused(
      "- max-states\n",
      "1:1: error: These are not settings. Write one on each line, such as 'max-states: 20000'.")
    try assertRefused(
      "systems: [Shop]\n",
      "1:10: error: 'systems' holds a section for each system: its name, and below that its "
        + "settings.")
    for text in ["max-states:\n", "invariant: []\n", "scope: {}\n"] {
      let key = text.prefix { $0 != ":" }
      try assertRefused(
        text,
        "1:\(key.count + (text.hasSuffix(":\n") ? 2 : 3)): error: '\(key)' has no value. Give it "
          + "one, or leave it out.")
    }
    try assertRefused(
      "seed: 1\n---\nseed: 2\n",
      "3:1: error: A second document begins here. Write all settings into one.")
    try assertRefused(
      "scope: {stack: 1\n", "2:1: error: This is not YAML: did not find expected ',' or '}'.")
    try assertRefused(
      "\tseed: 1\n",
      "1:1: error: This is not YAML: found character that cannot start any token.")
  }

  @Test func anEmptyFileSaysNothing() throws {
    let folder = try TestFolder()
    for text in ["", "# nothing\n", "systems: {Shop: }\n"] {
      try folder.write(text, to: ".verifier.yml")
      #expect(try toy.run("check", "Shop", in: folder) == toy.run("check", "Shop"), "\(text)")
    }
  }

  // MARK: The environment

  @Test func mistakesInTheEnvironmentAreFound() throws {
    for (variable, value, error) in [
      ("MAX_STATES", "many", "'VERIFIER_MAX_STATES=many' is not a whole number, such as 20."),
      ("IN_PROCESS", "on", "'VERIFIER_IN_PROCESS=on' is neither true nor false."),
      ("ORDER", "rando", "Unknown order 'rando'. Did you mean 'random'?"),
      (
        "SCOPE", "stack",
        "'VERIFIER_SCOPE=stack' is not of the form KEY=NUMBER, such as 'pending=2'."
      ),
      ("SCOPE", "stck=1", "Unknown scope key 'stck'. Did you mean 'stack'?"),
      ("INVARIANT", "I1, NoTrap", "Unknown invariant 'NoTrap'. Did you mean 'NoTraps'?"),
      (
        "REPORT", "html",
        "'html' does not say which file to write: use format=file, such as json=result.json. "
          + "Formats: text, json, junit, sarif, github, markdown, summary, mermaid, dot, graphml, "
          + "html, explorer."
      ),
    ] {
      #expect(
        try toy.run("check", "Shop", environment: ["VERIFIER_\(variable)": value])
          == Outcome(output: "", errors: "VERIFIER_\(variable): error: \(error)\n", status: 64))
    }
  }
}
