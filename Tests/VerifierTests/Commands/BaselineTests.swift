import Foundation
import NavigationReports
import Testing

@Suite struct BaselineTests {
  private let toy = Executable.toy

  @Test func whatAnUpdateWritesIsKnownAfterwards() throws {
    let folder = try TestFolder()
    let update = try toy.run(
      "baseline", "update", "known.json", "Shop", "--reason", "#12, next release", in: folder)
    #expect(
      update
        == Outcome(
          output: "Wrote 3 known violations to known.json: 3 new, 0 dropped.\n", errors: "",
          status: 0))
    #expect(
      try toy.run("baseline", "compare", "known.json", "Shop", in: folder)
        == Outcome(
          output: """
            Shop (asPublished): 0 new, 3 known, 0 stale
              – BookkeepingAgrees at Catalog: #12, next release
              – BookkeepingAgrees at Product: #12, next release
              – NoTraps at Checkout: #12, next release

            """, errors: "", status: 0))
  }

  @Test func whatIsNewFails() throws {
    let folder = try TestFolder()
    #expect(
      try toy.run(
        "baseline", "update", "known.json", "Shop", "--without", "paysOnce", "--reason", "x",
        in: folder
      ).status == 0)
    let text = try folder.read("known.json")
      .replacingOccurrences(of: "repaired", with: "asPublished")
    try folder.write(text, to: "known.json")
    let outcome = try toy.run("baseline", "compare", "known.json", "Shop", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        """
        Shop (asPublished): 2 new, 1 known, 0 stale
          ✗ BookkeepingAgrees at Product: new
          ✗ BookkeepingAgrees at Catalog: new
          – NoTraps at Checkout: x

        BookkeepingAgrees violated after 3 events
        """), "\(outcome.output)")
  }

  /// Nothing is written about what is not exercised; what somebody wrote stays as long as it is so.
  @Test func whatIsNotExercisedStaysUntilItIs() throws {
    let folder = try TestFolder()
    let update = ["baseline", "update", "known.json", "Shop", "--reason", "#12"]
    #expect(try toy.run(update, in: folder).status == 0)
    var baseline = try Baseline(json: try folder.read("known.json"))
    #expect(baseline.notExercised == [])
    let entries = ["StopIsFinal*x", "NoTraps"].map {
      Baseline.NotExercised(system: "Shop (asPublished)", part: $0, reason: "never")
    }
    baseline = Baseline(baseline.entries, notExercised: entries)
    try folder.write(try baseline.json(), to: "known.json")
    let compared = try toy.run(
      ["baseline", "compare", "known.json", "Shop", "--strict"], in: folder)
    #expect(compared.status == 1)
    #expect(
      compared.output.contains(
        "! NoTraps: stale, it is exercised. 'baseline update' removes the entry.\n"),
      "\(compared.output)")
    #expect(
      try toy.run(update, in: folder).output
        == "Wrote 3 known violations to known.json: 0 new, 1 dropped.\n")
    #expect(try Baseline(json: try folder.read("known.json")).notExercised == [entries[0]])
  }

  // MARK: Several who write

  /// Each explores another system, and knows nothing of the other when it begins.
  @Test func updatesAtTheSameTimeLoseNothing() throws {
    for _ in 0..<5 {
      let folder = try TestFolder()
      let both = try ["Shop", "Fragile"].map {
        try toy.start(["baseline", "update", "known.json", $0, "--reason", $0], in: folder)
      }
      for one in both { #expect(try one.end().status == 0) }
      let entries = try Baseline(json: folder.read("known.json")).entries
      #expect(Set(entries.map(\.reason)) == ["Shop", "Fragile"])
      #expect(folder.files == ["known.json"])
    }
  }

  @Test func aFileThatCannotBeReadIsNotReplaced() throws {
    let folder = try TestFolder()
    try folder.makeFolder("known.json")
    assertRefused(
      try toy.run("baseline", "update", "known.json", "Shop", "--reason", "x", in: folder),
      "Cannot read 'known.json': Is a directory. Name a file in it.", status: 66)
  }

  @Test func whatNoBaselineSaysIsNotWrittenAway() throws {
    for (text, error) in [
      (
        #"{"version": 1, "known": [], "owner": "me"}"#,
        "It has 'owner', which no baseline has. It says 'version', 'known' and 'notExercised': "
          + "correct it, or remove it."
      ),
      (
        #"{"version": 1, "known": [], "known": []}"#,
        "It has 'known' twice, and only one of them would count. Leave the other out."
      ),
      (
        "\u{7b}",
        "This is not JSON. Look for a comma, a quotation mark or a bracket that is missing."
      ),
    ] {
      let folder = try TestFolder()
      try folder.write(text, to: "known.json")
      assertRefused(
        try toy.run("baseline", "update", "known.json", "Shop", "--reason", "x", in: folder),
        "known.json: \(error)")
      #expect(try folder.read("known.json") == text)
    }
  }

  @Test func whatIsNotTextIsNotWrittenAway() throws {
    let folder = try TestFolder()
    let bytes: [UInt8] = Array(#"{"version": 1, "known": []}"#.utf8) + [0xff]
    try Data(bytes).write(to: URL(fileURLWithPath: folder.place("known.json")))
    assertRefused(
      try toy.run("baseline", "update", "known.json", "Shop", "--reason", "x", in: folder),
      "known.json: This is not text in UTF-8. Look at what it is; 'git log' shows what it was.")
    #expect(try folder.bytes("known.json") == bytes)
  }

  // MARK: A check that is told what is known

  /// Writes a baseline of all that the published shop violates.
  private func baseline(in folder: TestFolder, dropping place: String? = nil) throws {
    _ = try toy.run(
      "baseline", "update", "known.json", "Shop", "--reason", "#12, next release", in: folder)
    let entries = try Baseline(json: folder.read("known.json")).entries
    try folder.write(
      try Baseline(entries.filter { $0.place != place }).json(), to: "known.json")
  }

  @Test func aCheckTellsApartWhatIsKnown() throws {
    let folder = try TestFolder()
    try baseline(in: folder)
    let outcome = try toy.run(
      "check", "Shop", "--baseline", "known.json", "--accept", "*=a toy", "--report", "json=x.json",
      in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].contains("2 known violations, "), "\(outcome.output)")
    #expect(
      lines.filter { $0.contains("known:") } == [
        "– BookkeepingAgrees violated after 3 events; known: #12, next release",
        "– NoTraps violated after 4 events; known: #12, next release",
      ])
    #expect(!outcome.output.contains("Replay"))
    #expect(!outcome.output.contains("Next"))
    let document = try #require(ResultDocument.read(folder.read("x.json")).first)
    #expect(document.verdicts.compactMap(\.known) == ["#12, next release", "#12, next release"])
    // In all formats: a saved result is told apart again.
    _ = try toy.run("report", "--from", "x.json", "--report", "text=later.txt", in: folder)
    let all = try toy.run(
      "check", "Shop", "--baseline", "known.json", "--accept", "*=a toy", "--verbose", in: folder)
    #expect(try folder.read("later.txt") == all.output)
    #expect(
      try toy.run(
        "check", "Shop", "--baseline", "known.json", "--accept", "*=a toy", "--quiet", in: folder)
        == Outcome(output: "", errors: "", status: 0))
  }

  @Test func aCheckFailsOnWhatIsNewElsewhere() throws {
    let folder = try TestFolder()
    try baseline(in: folder, dropping: "Catalog")
    let outcome = try toy.run("check", "Shop", "--baseline", "known.json", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("\n– NoTraps violated after 4 events; known: #12, next release\n"),
      "\(outcome.output)")
    #expect(
      outcome.output.contains("\n✗ BookkeepingAgrees violated after 4 events\n"),
      "\(outcome.output)")
    // The trace is one to the place that nobody knows.
    #expect(outcome.output.contains("Shop[Catalog]  ← violates\n"), "\(outcome.output)")
  }

  @Test func aTrapOfWhichNoKnownViolationSpeaksFails() throws {
    let folder = try TestFolder()
    try baseline(in: folder)
    let outcome = try toy.run(
      "check", "Shop", "--baseline", "known.json", "--invariant", "BookkeepingAgrees", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("– BookkeepingAgrees violated after 3 events; known: "),
      "\(outcome.output)")
    #expect(
      outcome.errors.hasPrefix("An event fails of which no judged invariant speaks: "),
      "\(outcome.errors)")
  }

  @Test func theBaselineOfTheConfigurationCounts() throws {
    let folder = try TestFolder()
    try baseline(in: folder)
    try folder.write(
      "baseline: known.json\naccept: {'*': a toy}\n", to: ".verifier.yml")
    #expect(try toy.run("check", "Shop", in: folder).status == 0)
    #expect(try toy.run("check", "Shop", "--no-baseline", in: folder).status == 1)
    #expect(
      try toy.run("check", "Shop", "--no-baseline", in: folder).output
        == toy.run("check", "Shop", "--accept", "*=a toy").output.replacingOccurrences(
          of: ", where 'check' is told --baseline known.json", with: ""
        ).replacingOccurrences(of: "update known.json", with: "update"))
    let both = try toy.run("check", "Shop", "--no-baseline", "--baseline", "x", in: folder)
    #expect(
      both
        == Outcome(
          output: "",
          errors:
            "Error: '--baseline' and '--no-baseline' are mutually exclusive. Leave one of them "
            + "out.\n", status: 64))
  }

  @Test func aBaselineThatNobodyHasWrittenYetIsReported() throws {
    let folder = try TestFolder()
    let text =
      "There is no baseline at none.json. Write one with "
      + "'toy-verifier baseline update none.json --reason TEXT'.\n"
    #expect(
      try toy.run("check", "Shop", "--baseline", "none.json", in: folder)
        == Outcome(output: "", errors: "Error: \(text)", status: 66))
    try folder.write("baseline: none.json\n", to: ".verifier.yml")
    let outcome = try toy.run("check", "Shop", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("There is no baseline at "), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  // MARK: Stale entries

  @Test func staleEntriesFailOnlyWhenStrict() throws {
    let folder = try TestFolder()
    let text = try Baseline([
      .init(system: "Shop (repaired)", invariant: "NoTraps", place: "Checkout", reason: "x"),
      .init(system: "Shop (repaired)", invariant: "Unheard", place: nil, reason: "x"),
    ]).json()
    try folder.write(text, to: "known.json")
    let compare = ["baseline", "compare", "known.json", "Shop", "--variant", "repaired"]
    let outcome = try toy.run(compare, in: folder)
    #expect(
      outcome
        == Outcome(
          output: """
            Shop (repaired): 0 new, 0 known, 2 stale
              ! NoTraps at Checkout: stale, no longer violated there. 'baseline update' removes \
            the entry.
              ! Unheard: stale, no invariant of this system has that name. 'baseline update' \
            removes the entry.

            """, errors: "", status: 0))
    #expect(try toy.run(compare + ["--strict"], in: folder).status == 1)
    #expect(
      try toy.run(
        "baseline", "update", "known.json", "Shop", "--variant", "repaired", "--reason", "y",
        in: folder
      ).output == "Wrote 0 known violations to known.json: 0 new, 2 dropped.\n")
  }

  @Test func otherSystemsStay() throws {
    let folder = try TestFolder()
    let other = Baseline.Entry(system: "Kiosk", invariant: "NoTraps", place: "Home", reason: "z")
    try folder.write(try Baseline([other]).json(), to: "known.json")
    #expect(
      try toy.run(
        "baseline", "update", "known.json", "Shop", "--reason", "x", in: folder
      ).status == 0)
    let entries = try Baseline(json: folder.read("known.json")).entries
    #expect(entries.count == 4)
    #expect(entries.contains(other))
  }

  @Test func whatTheSearchEndedBeforeStays() throws {
    let folder = try TestFolder()
    try baseline(in: folder)
    let text = try folder.read("known.json")
    let update = ["baseline", "update", "known.json", "Shop", "--reason", "x", "--max-depth"]
    // At three events one of the places is found at which an invariant is violated.
    for (depth, unreached) in [("3", 2), ("2", 3)] {
      #expect(
        try toy.run(update + [depth], in: folder)
          == Outcome(
            output: "Wrote 3 known violations to known.json: 0 new, 0 dropped, "
              + "\(unreached) not found before the search ended.\n"
              + "Shop (asPublished): bounded by depth. There may be violations that the file does "
              + "not list.\n", errors: "", status: 0))
      #expect(try folder.read("known.json") == text)
    }
  }

  /// The file looks the same as one about a system in which everything holds.
  @Test func anUpdateThatALimitEndedSaysSo() throws {
    let folder = try TestFolder()
    #expect(
      try toy.run(
        "baseline", "update", "known.json", "Endless", "--time-limit", "200ms", "--reason", "x",
        in: folder)
        == Outcome(
          output: """
            Wrote 0 known violations to known.json: 0 new, 0 dropped.
            Endless: bounded by time. There may be violations that the file does not list.

            """, errors: "", status: 0))
  }

  @Test func whatTheSearchEndedBeforeIsTold() throws {
    let folder = try TestFolder()
    try baseline(in: folder)
    let compare = ["baseline", "compare", "known.json", "Shop", "--strict", "--max-depth", "2"]
    let outcome = try toy.run(compare, in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.output.hasPrefix(
        """
        Shop (asPublished): 0 new, 0 known, 0 stale, 3 not found before the search ended
          ? BookkeepingAgrees at Catalog: #12, next release
          ? BookkeepingAgrees at Product: #12, next release
          ? NoTraps at Checkout: #12, next release

        """), "\(outcome.output)")
  }

  @Test func aReasonIsNeeded() throws {
    let folder = try TestFolder()
    let outcome = try toy.run(
      "baseline", "update", "known.json", "Shop", "--reason", " ", in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "Error: '--reason' is empty. Say why the new entries are accepted for now, and what will "
        + "fix them.\n"
    )
    #expect(folder.files == [])
  }

  @Test func aBaselineThatIsMissingOrBrokenIsAnError() throws {
    let folder = try TestFolder()
    let missing = try toy.run("baseline", "compare", "none.json", "Shop", in: folder)
    #expect(
      missing
        == Outcome(
          output: "",
          errors: "Error: There is no baseline at none.json. Write one with "
            + "'toy-verifier baseline update none.json --reason TEXT'.\n", status: 66))
    try folder.write("{}", to: "broken.json")
    let broken = try toy.run("baseline", "compare", "broken.json", "Shop", in: folder)
    #expect(
      broken
        == Outcome(
          output: "",
          errors:
            "Error: broken.json: This is not a baseline. Move it away and write it again with "
            + "'baseline update FILE --reason TEXT'.\n", status: 64))
  }

  @Test func anEntryWithoutAReasonIsNamed() throws {
    let folder = try TestFolder()
    try folder.write(
      #"{"version": 1, "known": [{"invariant": "NoTraps", "system": "Shop"}]}"#, to: "known.json")
    for command in [["check", "Shop", "--baseline"], ["baseline", "update", "--reason", "x"]] {
      assertRefused(
        try toy.run(command + ["known.json"], in: folder),
        "known.json: Entry 1 has no 'reason'. Add it, or remove the entry; 'baseline update' adds "
          + "again what is violated.")
    }
  }

  @Test func aSystemAtFaultIsNotBaselined() throws {
    let folder = try TestFolder()
    let outcome = try toy.run(
      "baseline", "update", "known.json", "Doubtful", "--reason", "x", in: folder)
    #expect(
      outcome
        == Outcome(
          output: "",
          errors: "Error: Doubtful itself is at fault, so nothing is known about it: 'check' "
            + "says why. Nothing was written.\n", status: 3))
    #expect(folder.files == [])
  }
}
