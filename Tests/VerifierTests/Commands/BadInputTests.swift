import Testing

/// Arguments that cannot be understood are refused with a fact and a cure, before anything is
/// explored.
@Suite struct BadInputTests {
  private let toy = Executable.toy

  // MARK: Names

  @Test func anUnknownSystemIsRefused() throws {
    for command in [
      ["check", "Shp"], ["list", "Shp"], ["report", "Shp"], ["replay", "Shp", "--trace", "0"],
      ["graph", "Shp", "--output", "x.dot"],
    ] {
      assertRefused(try toy.run(command), "Unknown system 'Shp'. Did you mean 'Shop'?")
    }
    assertRefused(
      try toy.run("check", "Library"),
      "Unknown system 'Library'. There are: Shop, Endless, Doubtful, Fragile.")
  }

  @Test func anUnknownInvariantIsRefused() throws {
    assertRefused(
      try toy.run("check", "Shop", "--invariant", "NoTrap"),
      "Unknown invariant 'NoTrap' of Shop. Did you mean 'NoTraps'?")
    assertRefused(
      try toy.run("check", "Shop", "--invariant", "Soundness"),
      "Unknown invariant 'Soundness' of Shop. 'list Shop' shows all 28.")
  }

  @Test func anUnknownFixIsRefused() throws {
    assertRefused(
      try toy.run("check", "Shop", "--without", "payOnce"),
      "Unknown fix 'payOnce' of Shop. Did you mean 'paysOnce'?")
    assertRefused(
      try toy.run("check", "Shop", "--without", "everything"),
      "Unknown fix 'everything' of Shop. There are: swipeEndsCheckout, paysOnce.")
    assertRefused(
      try toy.run("check", "Endless", "--without", "it"),
      "Unknown fix 'it' of Endless. There are none.")
  }

  @Test func fixesAreLeftOutInTheRepairedVariantOnly() throws {
    assertRefused(
      try toy.run("check", "Shop", "--without", "paysOnce", "--variant", "asPublished"),
      "'--without' takes fixes out of the variant 'repaired', but '--variant asPublished' was given. "
        + "Leave one of them out.")
  }

  @Test func anUnknownVariantIsRefused() throws {
    assertRefused(
      try toy.run("check", "Shop", "--variant", "repared"),
      "Unknown variant 'repared' of Shop. Did you mean 'repaired'?")
  }

  @Test func anUnknownFormatIsRefused() throws {
    assertRefused(
      try toy.run("check", "--format", "jsn"), "Unknown format 'jsn'. Did you mean 'json'?")
    assertRefused(
      try toy.run("list", "--format", "yaml"), "Unknown format 'yaml'. There are: text, json.")
    assertRefused(
      try toy.run("graph", "Shop", "--output", "shop.sgv"),
      "'shop.sgv' does not end in the name of a format. Did you mean '.svg'?")
    assertRefused(
      try toy.run("graph", "Shop", "--output", "shop"),
      "'shop' does not end in the name of a format. End it in .svg, .png, .pdf or .dot.")
  }

  // MARK: Scope and limits

  @Test func anUnknownScopeKeyIsRefused() throws {
    assertRefused(
      try toy.run("check", "Shop", "--scope", "stck=1"),
      "Unknown scope key 'stck' of Shop. Did you mean 'stack'?")
    assertRefused(
      try toy.run("check", "Endless", "--scope", "stack=1"),
      "Unknown scope key 'stack' of Endless. There are none.")
  }

  @Test func aMalformedScopeIsRefused() throws {
    for text in ["stack", "stack=", "stack=two", "=1"] {
      assertRefused(
        try toy.run("check", "Shop", "--scope", text),
        "'--scope \(text)' is not of the form KEY=NUMBER, such as 'pending=2'.")
    }
    assertRefused(
      try toy.run("check", "Shop", "--scope", "stack=-1"),
      "The bound 'stack=-1' is negative. Give a number from 0.")
  }

  @Test func limitsOfZeroAreRefused() throws {
    for (option, value) in [
      ("--max-depth", "0"), ("--max-states", "0"), ("--time-limit", "0s"),
      ("--max-memory", "0GiB"), ("--workers", "0"),
    ] {
      assertRefused(
        try toy.run("check", "Shop", option, value),
        "'\(option) \(value)' leaves nothing to explore. Give a limit above zero, or leave it "
          + "out.")
    }
    assertRefused(
      try toy.run("report", "--max-states", "0"),
      "'--max-states 0' leaves nothing to explore. Give a limit above zero, or leave it out.")
  }

  @Test func reductionsAndWorkersThatCannotBeAreRefused() throws {
    assertRefused(
      try toy.run("check", "Shop", "--reduction", "symetry"),
      "Unknown reduction 'symetry'. Did you mean 'symmetry'?")
    assertRefused(
      try toy.run("check", "Shop", "--reduction", "none", "--reduction", "reuse"),
      "'--reduction none' leaves all reductions out, but '--reduction reuse' was given. Leave one "
        + "of them out.")
    assertRefused(
      try toy.run("check", "Shop", "--workers", "65"),
      "'--workers 65' is more than the greatest number allowed, 64.")
    assertRefused(
      try toy.run("check", "Fragile", "--workers", "2", "--in-process"),
      "'--in-process' runs live objects without a worker, but '--workers' was given. Leave one of "
        + "them out.")
  }

  @Test func malformedAmountsAreRefused() throws {
    assertRefused(
      try toy.run("check", "Shop", "--time-limit", "5"),
      "'--time-limit 5' is not an amount with a unit, such as 30s, 5m or 500ms.")
    assertRefused(
      try toy.run("check", "Shop", "--max-memory", "plenty"),
      "'--max-memory plenty' is not an amount with a unit, such as 512MiB or 2GiB.")
  }

  // MARK: Traces

  @Test func aMalformedTraceIsRefused() throws {
    for (trace, error) in [
      ("0//1", "Step 2 of the trace is empty. Write an event between two '/'."),
      (
        "0/%zz",
        "Step 2 of the trace, '%zz', has a malformed percent escape. Write '%' and two "
          + "hexadecimal digits, such as '%20' for a blank or '%25' for '%'."
      ),
      (
        "0.x",
        "Step 1 of the trace has the choice 'x', which is not a number. Write choices as '.0' or "
          + "'.1' after the event; a '.' within a name is '%2E'."
      ),
      (
        "0#12",
        "The trace ends in '#12', which is not the fingerprint of a catalog of events. Write "
          + "'#' and four hexadecimal digits, or leave it out; a '#' within a name is '%23'."
      ),
    ] {
      assertRefused(try toy.run("replay", "Shop", "--trace", trace), error)
    }
  }

  @Test func aTraceThatIsTooLongIsRefused() throws {
    let trace = Array(repeating: "0", count: 10_001).joined(separator: "/")
    assertRefused(
      try toy.run("replay", "Endless", "--trace", trace),
      "The trace has 10001 steps; at most 10000 can be replayed.")
  }

  @Test func aTraceOfAnotherCatalogIsRefused() throws {
    assertRefused(
      try toy.run("replay", "Shop", "--trace", "0#0000"),
      "The trace was recorded against other events: it ends in '#0000', but the events of this "
        + "system have '#cc44'. Record it again, or write its events by name.")
  }

  @Test func aTraceThatDoesNotFitIsRefused() throws {
    for (trace, error) in [
      (
        "0/2",
        "Step 2: 'pay' is not enabled, no checkout is shown. Enabled: open product, "
          + "check out, back@stack(shop)."
      ),
      ("open%20product/paay", "Step 2: the system has no event 'paay'. Did you mean 'pay'?"),
      ("77", "Step 1: no event has the number 77 here. The system declares the events 0 to 3."),
      ("@3/0", "The trace begins in initial state @3, but the system has only @0."),
      ("0.1", "Step 1: 'open product' does not meet the choices '.1'. It has '.0'."),
      (
        "0/1/2/2/0",
        "Step 4 ended in a fault, so that the 1 step after it cannot be replayed: 'pay' trapped: "
          + "nothing to pay"
      ),
    ] {
      assertRefused(try toy.run("replay", "Shop", "--trace", trace), error)
      let folder = try TestFolder()
      assertRefused(
        try toy.run("graph", "Shop", "--trace", trace, "--output", "x.dot", in: folder), error)
      #expect(folder.files == [])
    }
  }

  @Test func aTraceBeyondTheLimitsOfTheSearchIsRefused() throws {
    let folder = try TestFolder()
    assertRefused(
      try toy.run(
        "graph", "Endless", "--max-states", "3", "--trace", "0/0/0/0", "--output", "x.dot",
        in: folder),
      "The search ended before step 3 of the trace. Raise its limits, or mark a shorter trace.")
    #expect(folder.files == [])
  }

  @Test func tooManyStatesAreDrawnOnlyByForce() throws {
    let folder = try TestFolder()
    let arguments = ["graph", "Endless", "--states", "--max-states", "301", "--output", "x.dot"]
    assertRefused(
      try toy.run(arguments, in: folder),
      "The state graph has 301 states, more than the 300 that can be read. Leave '--states' out, "
        + "narrow '--scope', or pass '--force'.")
    #expect(folder.files == [])
    #expect(try toy.run(arguments + ["--force"], in: folder).status == 0)
    #expect(folder.files == ["x.dot"])
  }

  // MARK: Commands

  @Test func unknownCommandsAndOptionsAreRefused() throws {
    for arguments in [["frobnicate"], ["check", "--frobnicate"], ["replay", "Shop"], ["graph"]] {
      let outcome = try toy.run(arguments)
      #expect(outcome.status == 64)
      #expect(outcome.output == "")
      #expect(outcome.errors.hasPrefix("Error: "), "\(outcome.errors)")
    }
  }

  @Test func servingIsForWorkersOnly() throws {
    assertRefused(
      try toy.run("run-objects", "Shop"),
      "'run-objects' is used by the verifier itself. Run 'check' instead.")
  }
}
