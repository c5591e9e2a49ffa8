import Foundation
import Testing

/// The reports' folder: what is written, what is left alone, what is removed.
@Suite struct ReportTests {
  private let toy = Executable.toy
  private let all = ["report", "--max-states", "50"]

  @Test func reportWritesPagesPicturesAndAnIndex() throws {
    let folder = try TestFolder()
    #expect(
      try toy.run(all, in: folder)
        == Outcome(
          output: """
            Shop (asPublished): 2 of 14 properties violated, 6 vacuous, 1 event never enabled; 10 states, 20 transitions, \
            depth 4
            Shop (repaired): 6 vacuous, 1 event never enabled, 8 of 14 properties hold; 7 states, 14 transitions, depth 4
            Endless: 11 inconclusive, 0 of 11 properties hold; 50 states, 49 transitions, depth 49
            Doubtful: the system itself is at fault, 11 inconclusive, 0 of 11 properties hold; \
            3 states, 2 transitions, depth 2
            Fragile: 1 of 11 properties violated, 8 vacuous; 3 states, 8 transitions, depth 2
            Wrote 36 files into Reports; 0 unchanged.

            """, errors: "", status: 0))
    #expect(
      folder.files == [
        "Reports/Doubtful/Doubtful-map.dot", "Reports/Doubtful/Doubtful-map.svg",
        "Reports/Doubtful/Doubtful.dot", "Reports/Doubtful/Doubtful.html",
        "Reports/Doubtful/Doubtful.md", "Reports/Doubtful/Doubtful.svg",
        "Reports/Endless/Endless-map.dot", "Reports/Endless/Endless-map.svg",
        "Reports/Endless/Endless.dot", "Reports/Endless/Endless.html",
        "Reports/Endless/Endless.md", "Reports/Endless/Endless.svg",
        "Reports/Fragile/Fragile-NoTraps.svg", "Reports/Fragile/Fragile-map.dot",
        "Reports/Fragile/Fragile-map.svg", "Reports/Fragile/Fragile.dot",
        "Reports/Fragile/Fragile.html", "Reports/Fragile/Fragile.md",
        "Reports/Fragile/Fragile.svg",
        "Reports/README.md", "Reports/Shop/Shop.html",
        "Reports/Shop/asPublished-BookkeepingAgrees.svg",
        "Reports/Shop/asPublished-NoTraps.svg", "Reports/Shop/asPublished-map.dot",
        "Reports/Shop/asPublished-map.svg", "Reports/Shop/asPublished.dot",
        "Reports/Shop/asPublished.md", "Reports/Shop/asPublished.svg", "Reports/Shop/causes.md",
        "Reports/Shop/fixes.md",
        "Reports/Shop/repaired-map.dot", "Reports/Shop/repaired-map.svg",
        "Reports/Shop/repaired.dot", "Reports/Shop/repaired.md", "Reports/Shop/repaired.svg",
        "Reports/index.html",
      ])
    #expect(
      try folder.read("Reports/README.md") == """
        <!-- Written by 'report'. Run it again instead of editing. -->

        # Reports

        A picture leads to the page of what it shows. Opened in a browser, `index.html` leads to \
        pages with a storyboard for each finding.

        | system | its coordinators, with the causes that show on them |
        | --- | --- |
        | **Shop**<br>A catalog in a stack, a checkout in a sheet.<br>[What is wrong, and why](Shop/causes.md)<br>[What \
        fails when a fix is left out](Shop/fixes.md) | <a href="Shop/asPublished.md"><img \
        src="Shop/asPublished-map.svg" alt="Map of Shop (asPublished)" width="620"></a><br>[✗ Shop \
        (asPublished): 2 of 14 properties violated, 6 vacuous, 1 event never enabled](Shop/asPublished.md)<br><a \
        href="Shop/repaired.md"><img src="Shop/repaired-map.svg" alt="Map of Shop (repaired)" \
        width="620"></a><br>[? Shop (repaired): 6 vacuous, 1 event never enabled, 8 of 14 properties \
        hold](Shop/repaired.md) |
        | **Endless**<br>A number that grows forever: no search comes to its end. | <a href="Endless/Endless.md"><img \
        src="Endless/Endless-map.svg" alt="Map of Endless" width="620"></a><br>[? Endless: 11 \
        inconclusive, 0 of 11 properties hold](Endless/Endless.md) |
        | **Doubtful**<br>A number whose replays diverge. | <a href="Doubtful/Doubtful.md"><img \
        src="Doubtful/Doubtful-map.svg" alt="Map of Doubtful" width="620"></a><br>[✗ Doubtful: \
        the system itself is at fault, 11 inconclusive, 0 of 11 properties \
        hold](Doubtful/Doubtful.md) |
        | **Fragile**<br>Live objects, of which one traps. | <a href="Fragile/Fragile.md"><img \
        src="Fragile/Fragile-map.svg" alt="Map of Fragile" width="620"></a><br>[✗ Fragile: 1 of \
        11 properties violated, 8 vacuous](Fragile/Fragile.md) |

        ## In numbers

        | system | verdict | states | transitions | depth | search |  |
        | --- | --- | --- | --- | --- | --- | --- |
        | [Shop (asPublished)](Shop/asPublished.md) | ✗ 2 of 14 properties violated, 6 vacuous, 1 event never enabled | 10 \
        | 20 | 4 | exhaustive; stack ≤ 2 | [picture](Shop/asPublished.svg) |
        | [Shop (repaired)](Shop/repaired.md) | ? 6 vacuous, 1 event never enabled, 8 of 14 properties hold | 7 | 14 | 4 \
        | exhaustive; stack ≤ 2 | [picture](Shop/repaired.svg) |
        | [Endless](Endless/Endless.md) | ? 11 inconclusive, 0 of 11 properties hold | 50 | 49 \
        | 49 | bounded by states | [picture](Endless/Endless.svg) |
        | [Doubtful](Doubtful/Doubtful.md) | ✗ the system itself is at fault, 11 inconclusive, \
        0 of 11 properties hold | 3 | 2 | 2 | interrupted \
        | [picture](Doubtful/Doubtful.svg) |
        | [Fragile](Fragile/Fragile.md) | ✗ 1 of 11 properties violated, 8 vacuous | 3 | 8 | 2 \
        | exhaustive; stack ≤ 2 | [picture](Fragile/Fragile.svg) |

        """)
  }

  @Test func reportSaysWhatEachFixIsFor() throws {
    let folder = try TestFolder()
    #expect(try toy.run("report", "Shop", in: folder).status == 0)
    let page = try folder.read("Reports/Shop/fixes.md")
    #expect(
      page.contains(
        """
        | fix | states | I1 | I2 | I4 | I5 | I10 | I11 | I12 | I15 | I17 | I20 | I21 | I22 | I24 \
        | BuyingCompletes |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- \
        | --- |
        | *none left out* | 7 | – | · | – | – | · | · | · | · | · | – | · | – | – | · |
        | `swipeEndsCheckout` | 10 | – | · | – | – | · | **3** | · | · | · | – | · | – | – | · |
        | `paysOnce` | 7 | – | · | – | – | · | · | **4** | · | · | – | · | – | – | · |

        When any single fix is left out, at least one invariant fails.

        """), "\(page)")
  }

  @Test func pageShowsScopeVerdictsTraceAndPictures() throws {
    let folder = try TestFolder()
    #expect(try toy.run("report", "Shop", "--output", "Out/", in: folder).status == 0)
    let page = try folder.read("Out/Shop/asPublished.md")
    for text in [
      "10 states, 20 transitions, depth 4; exhaustive.", "| `stack` | 2 | screens on the stack |",
      "](asPublished.svg)", "](asPublished-NoTraps.svg)",
      "Replay: toy-verifier replay Shop --trace 0/1/2/2#cc44",
    ] {
      #expect(page.contains(text), "\(text) in \(page)")
    }
    let repaired = try folder.read("Out/Shop/repaired.md")
    #expect(!repaired.contains("## Findings"))
  }

  @Test func aSecondRunChangesNothing() throws {
    let folder = try TestFolder()
    #expect(try toy.run(all, in: folder).status == 0)
    // A picture is left alone while its text is the same, whoever drew it.
    try folder.write("drawn elsewhere", to: "Reports/Shop/repaired.svg")
    let outcome = try toy.run(all, in: folder)
    #expect(
      outcome.output.hasSuffix("\nWrote 1 file into Reports; 25 unchanged.\n"), "\(outcome.output)")
    #expect(try folder.read("Reports/Shop/repaired.svg") == "drawn elsewhere")
    #expect(try folder.read("Reports/Shop/Shop.html").contains("drawn elsewhere"))
    #expect(
      try toy.run(all + ["--check"], in: folder)
        == Outcome(output: "26 files in Reports are current.\n", errors: "", status: 0))
  }

  @Test func aPictureIsDrawnAgainWhenItsTextChanges() throws {
    let folder = try TestFolder()
    let shop = ["report", "Shop"]
    #expect(try toy.run(shop, in: folder).status == 0)
    try folder.write("digraph {}", to: "Reports/Shop/repaired.dot")
    try folder.write("old", to: "Reports/Shop/repaired.svg")
    try folder.remove("Reports/Shop/asPublished.svg")
    #expect(
      try toy.run(shop + ["--check"], in: folder)
        == Outcome(
          output: """
            Reports/Shop/asPublished.svg is not current. Run 'toy-verifier report'.
            Reports/Shop/repaired.dot is not current. Run 'toy-verifier report'.
            Reports/Shop/Shop.html is not current. Run 'toy-verifier report'.

            """, errors: "", status: 1))
    #expect(try folder.read("Reports/Shop/repaired.svg") == "old", "a check writes nothing")
    #expect(
      try toy.run(shop, in: folder).output.hasSuffix(
        "\nWrote 3 files into Reports; 10 unchanged.\n"))
    #expect(try folder.read("Reports/Shop/repaired.svg").contains("<svg"))
    #expect(try folder.read("Reports/Shop/asPublished.svg").contains("<svg"))
  }

  @Test func reportRemovesWhatIsStaleAndNothingElse() throws {
    let folder = try TestFolder()
    #expect(try toy.run(all, in: folder).status == 0)
    let page = try folder.read("Reports/Shop/repaired.md")
    try folder.write("x", to: "Reports/Shop/repaired-NoTraps.svg")
    try folder.write("mine", to: "Reports/Shop/notes.md")
    try folder.write("mine", to: "Reports/Shop/sketch.svg")
    try folder.makeFolder("Reports/Kiosk")
    try folder.write(page, to: "Reports/Kiosk/asPublished.md")
    try folder.write("x", to: "Reports/Kiosk/asPublished.svg")
    try folder.write("x", to: "Reports/Kiosk/asPublished-NoTraps.svg")
    let stale = [
      "Reports/Kiosk/asPublished-NoTraps.svg", "Reports/Kiosk/asPublished.md",
      "Reports/Kiosk/asPublished.svg", "Reports/Shop/repaired-NoTraps.svg",
    ]

    let check = try toy.run(all + ["--check"], in: folder)
    #expect(check.status == 1)
    #expect(
      check.output == stale.map { "\($0) is not current. Run 'toy-verifier report'.\n" }.joined())

    let outcome = try toy.run(all, in: folder)
    #expect(
      outcome.output.contains(stale.map { "Removed \($0), which is stale.\n" }.joined()),
      "\(outcome.output)")
    for file in stale { #expect(!folder.files.contains(file), "\(file)") }
    #expect(try folder.read("Reports/Shop/notes.md") == "mine")
    #expect(try folder.read("Reports/Shop/sketch.svg") == "mine")
  }

  @Test func aPageThatCannotBeReadIsNotTakenForAMissingOne() throws {
    let folder = try TestFolder()
    try folder.makeFolder("Reports/Shop/repaired.md")
    for arguments in [["report", "Shop", "--check"], ["report", "Shop"]] {
      let outcome = try toy.run(arguments, in: folder)
      #expect(outcome.status == 66)
      #expect(
        outcome.errors
          == "Error: Cannot read 'Reports/Shop/repaired.md': Is a directory. Name a file in it.\n")
      #expect(folder.files == [])
    }
  }

  @Test func whatOnlyHasTheNameOfAPageIsLeftAlone() throws {
    let folder = try TestFolder()
    #expect(try toy.run("report", "Shop", in: folder).status == 0)
    try folder.makeFolder("Reports/Shop/mine.md")
    #expect(mkfifo(folder.place("Reports/Shop/pipe.md"), 0o600) == 0)
    #expect(symlink("nothing", folder.place("Reports/Shop/link.md")) == 0)
    #expect(
      try toy.run("report", "Shop", "--check", in: folder)
        == Outcome(output: "11 files in Reports are current.\n", errors: "", status: 0))
  }

  @Test func aReportOnOneSystemLeavesTheOthersAlone() throws {
    let folder = try TestFolder()
    #expect(try toy.run(all, in: folder).status == 0)
    let files = folder.files
    let index = try folder.read("Reports/README.md")
    #expect(try toy.run("report", "Shop", "--scope", "stack=1", in: folder).status == 0)
    #expect(folder.files == files)
    #expect(try folder.read("Reports/README.md") == index)
    #expect(try folder.read("Reports/Shop/repaired.md").contains("| `stack` | 1 |"))
  }
}
