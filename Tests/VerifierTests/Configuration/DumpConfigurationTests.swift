import Foundation
import Testing

/// Settings are printed with their sources, in a form that can be read again.
@Suite struct DumpConfigurationTests {
  private let toy = Executable.toy

  private let text = """
    max-states: 9
    invariant:
      - NoTraps
      - I1
    report: {html: a page.html}
    systems:
      Shop: {without: [paysOnce], scope: {stack: 1}, max-states: 8}

    """

  @Test func whereNothingIsSetDefaultsArePrinted() throws {
    #expect(
      try toy.run("dump-configuration").output == """
        # The settings, without a file.
        # variant: the first of each system
        # scope: that of each system
        in-process: false  # default
        # invariant: all of them
        order: rare-events  # default
        seed: 1  # default
        # max-depth: no limit
        # max-states: 10000, or what each system says
        time-limit: 5m  # default
        max-memory: 2GiB  # default
        # reduction: all of them
        # workers: one, or two where a processor is free
        stop-at-first: false  # default
        wider-scopes: true  # default
        accept-bounded: false  # default
        # accept: nothing
        strict: false  # default
        # baseline: none
        # report: none
        color: auto  # default
        quiet: false  # default
        verbose: false  # default

        """)
  }

  @Test func theSettingsForASystemArePrinted() throws {
    let folder = try TestFolder()
    try folder.write(text, to: ".verifier.yml")
    #expect(
      try toy.run(
        "dump-configuration", "shop", "--seed", "7", "--no-in-process", in: folder,
        environment: ["VERIFIER_MAX_DEPTH": "5"]
      ).output == """
        # The settings for Shop, from .verifier.yml.
        accept-bounded: false  # default
        strict: false  # default
        # baseline: none
        report:
          html: "a page.html"  # .verifier.yml:5
        color: auto  # default
        quiet: false  # default
        verbose: false  # default
        systems:
          Shop:
            # variant: the first of each system
            without: [paysOnce]  # .verifier.yml:7
            scope:
              stack: 1  # .verifier.yml:7
            in-process: false  # --no-in-process
            invariant: [NoTraps, I1]  # .verifier.yml:3
            order: rare-events  # default
            seed: 7  # --seed
            max-depth: 5  # VERIFIER_MAX_DEPTH
            max-states: 8  # .verifier.yml:7
            time-limit: 5m  # default
            max-memory: 2GiB  # default
            # reduction: all of them
            # workers: one, or two where a processor is free
            stop-at-first: false  # default
            wider-scopes: true  # default
            # accept: nothing

        """)
  }

  @Test func aVariableThatSetsNothingIsRemarked() throws {
    let environment = [
      "VERIFIER_MAXSTATES": "5", "VERIFIER_TELEMETRY_ENDPOINT": "x", "VERIFIERS": "y",
    ]
    #expect(
      try toy.run("dump-configuration", environment: environment).errors
        == "VERIFIER_MAXSTATES sets nothing. Did you mean VERIFIER_MAX_STATES?\n"
        + "VERIFIER_TELEMETRY_ENDPOINT sets nothing.\n")
  }

  @Test func doctorLooksAtIt() throws {
    let folder = try TestFolder()
    try folder.write("seed: 1\n", to: ".verifier.yml")
    let well = try toy.run("doctor", in: folder)
    #expect(
      well.output.contains("\n✓ the configuration .verifier.yml can be read\n"), "\(well.output)")
    try folder.write("sed: 1\n", to: ".verifier.yml")
    let ill = try toy.run("doctor", in: folder, environment: ["VERIFIER_SED": "1"])
    #expect(ill.status == 1)
    #expect(
      ill.output.contains(
        """

        ✗ .verifier.yml:1:1: Unknown key 'sed'. Did you mean 'seed'?
        ✗ VERIFIER_SED sets nothing. Did you mean VERIFIER_SEED?

        """), "\(ill.output)")
  }

  /// A printed configuration says the same when it is read, and then prints the same.
  @Test func aPrintedConfigurationIsAFixedPoint() throws {
    for system in [[], ["Shop"], ["Fragile"]] {
      let folder = try TestFolder()
      try folder.makeFolder("inner")
      try folder.write(text, to: ".verifier.yml")
      let dump = ["\"$VERIFIER\" dump-configuration"] + system
      func dumped(_ options: String = "") throws -> String {
        let outcome = try toy.shell(
          "cd inner; VERIFIER_WORKERS=$WORKERS \(dump.joined(separator: " ")) \(options)",
          in: folder)
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
        return outcome.output
      }
      let first = try dumped("--workers 3 --scope stack=0")
      #expect(first.contains("../a page.html"), "\(first)")
      try folder.write(first, to: "inner/.verifier.yml")
      let second = try dumped()
      #expect(values(first) == values(second))
      #expect(try dumped("--output .verifier.yml") == "")
      #expect(try folder.read("inner/.verifier.yml") == second)
      #expect(try dumped() == second)
    }
  }

  /// The text without what is said about where values come from.
  private func values(_ text: String) -> [Substring] {
    text.split(separator: "\n").dropFirst().map { line in
      line.range(of: "  # ").map { line[..<$0.lowerBound] } ?? line
    }
  }
}
