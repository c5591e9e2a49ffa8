import Foundation
import Testing

/// Every cause of what is wrong: explained by the fixes that end it, or one of each kind.
@Suite struct CausesTests {
  private let toy = Executable.toy

  @Test func eachFixIsFoundByWhatItEnds() throws {
    #expect(
      try toy.run("check", "Shop", "--all-causes")
        == Outcome(
          output: """
            Shop (asPublished): 2 causes

            Cause 1 of 2: 'swipe@sheet(shop)' makes two records disagree

            BookkeepingAgrees violated after 3 events (shortest; 10 states, exhaustive; stack ≤ 2)

              0  start                        Shop[Catalog]
              1  tap open product             Shop[Catalog, Product]
              2  tap check out                                       ▸ Checkout
              3  gesture swipe@sheet(shop)    Shop[Catalog, Product]  ← violates

              Why: Two records of the checkout disagree: 'checkout on record' is true, \
            'checkout shown' is false.
              A user can reach this: every step is a tap, a gesture or something the app is sent.

            Replay: toy-verifier replay Shop --trace 0/1/4#cc44

            Fixed by swipeEndsCheckout: Swiping the checkout away takes it off the record too.

            Cause 2 of 2: 'pay' makes the app trap

            NoTraps violated after 4 events (shortest; 10 states, exhaustive; stack ≤ 2)

              0  start               Shop[Catalog]
              1  tap open product    Shop[Catalog, Product]
              2  tap check out                              ▸ Checkout
              3  tap pay             paid: false → true
              4  tap pay             the app traps  ← violates

              Why: 'pay' trapped: nothing to pay.
              The runtime left no text, as in an optimized build; the same replay in a debug build \
            shows it.
              A user can reach this: every step is a tap, a gesture or something the app is sent.

            Replay: toy-verifier replay Shop --trace 0/1/2/2#cc44

            Fixed by paysOnce: A second payment does nothing.

            With these fixes: 6 vacuous, 1 event never enabled, 7 of 13 properties hold; 7 states, 14 transitions, depth 4 \
            (exhaustive; stack ≤ 2).

            """, errors: "", status: 1))
  }

  @Test func whatIsFixedHasNoCauses() throws {
    let outcome = try toy.run("check", "Shop", "--variant", "repaired", "--all-causes")
    #expect(
      outcome
        == Outcome(
          output: """
            Shop (repaired): 0 causes

            Within 7 states, 14 transitions, depth 4 (exhaustive; stack ≤ 2).

            """, errors: "", status: 0))
  }

  @Test func onlyWhatIsLeftOutIsTried() throws {
    let outcome = try toy.run("check", "Shop", "--without", "paysOnce", "--all-causes")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        "Shop (repaired): 1 cause\n\nCause 1 of 1: 'pay' makes the app trap\n\nNoTraps"))
  }

  @Test func programsReadTheCauses() throws {
    #expect(
      try toy.run(
        "check", "Shop", "--all-causes", "--invariant", "NoTraps", "--format", "json")
        == Outcome(
          output: """
            {
              "schema": 2,
              "title": "Shop (asPublished)",
              "causes": [
                {
                  "property": "NoTraps",
                  "trace": "0/1/2/2#cc44",
                  "loopStart": null,
                  "events": ["open product", "check out", "pay", "pay"],
                  "reachableByUser": true,
                  "why": "'pay' trapped: nothing to pay",
                  "fixes": ["paysOnce"],
                  "smallest": true,
                  "alternatives": [],
                  "endsToo": [],
                  "group": null
                }
              ],
              "conclusion": "With these fixes: 1 event never enabled, 1 of 1 property holds; \
            10 states, 20 transitions, depth 4 (exhaustive; stack ≤ 2). No violation that was found asks for swipeEndsCheckout."
            }

            """, errors: "", status: 1))
  }

  @Test func aSystemWithoutFixesShowsOneOfEachKind() throws {
    let outcome = try toy.run(
      "check", "Hazards", "--all-causes", "--scope", "stack=0", "--invariant", "NoTraps",
      environment: ["TOYS": "hazards"])
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("Things go wrong") } == [
        "Things go wrong first with 'draw' at Panel: the app traps.",
        "Things go wrong first with 'turn' at Panel: the app traps.",
        "Things go wrong first with 'details' at Panel: the app traps.",
      ])
    #expect(lines.first == "Hazards: 3 causes")
    #expect(lines.last?.hasPrefix("Within ") == true)
  }

  @Test func aReportHasAPageOfCauses() throws {
    let folder = try TestFolder()
    #expect(try toy.run("report", "Shop", in: folder).status == 0)
    let page = try folder.read("Reports/Shop/causes.md")
    #expect(
      page.contains(
        """
        # Shop (asPublished): what is wrong and why

        2 causes. With these fixes: 6 vacuous, 1 event never enabled, 7 of 13 properties hold; 7 states, 14 transitions, \
        depth 4 (exhaustive; stack ≤ 2).

        | cause | violated | reached by | events | why | where | fixed by |
        | --- | --- | --- | --- | --- | --- | --- |
        | [1](#cause-1) | BookkeepingAgrees | a user | 3 | Two records of the checkout disagree: \
        'checkout on record' is true, 'checkout shown' is false. |  | `swipeEndsCheckout` |
        | [2](#cause-2) | NoTraps | a user | 4 | 'pay' trapped: nothing to pay |  | `paysOnce` |

        ## Cause 1

        """), "\(page)")
    #expect(page.hasSuffix("```\n\nFixed by paysOnce: A second payment does nothing.\n"), "\(page)")
  }

  // MARK: - A system of live objects

  /// The fixes that are named as cures are all that the published shop lacks within a small scope,
  /// and no trace violates what it violated once its fixes are in place.
  @Test func thePublishedShopIsCuredByTheFixesThatAreNamed() throws {
    let verifier = Executable.verifier
    let outcome = try verifier.run("check", "Shop", "--all-causes", "--max-states", "100")
    #expect(outcome.status == 1, "\(outcome.errors)")
    let causes = outcome.output.components(separatedBy: "\nCause ").dropFirst()
    let fixes = [
      "controlsAwaitStack", "goBackNeedsSteps", "coverKeepsPurchase", "summaryLeadsHome",
    ]
    var named: Set<String> = []
    var judged = 0
    for cause in causes {
      let trace = try #require(cause.text(after: "--trace ", until: "\n"), "\(cause)")
      let cures = try #require(cause.text(after: "Fixed by ", until: ":"), "\(cause)")
        .components(separatedBy: " and ")
      let invariant = try #require(cause.text(after: "\n\n", until: " violated"), "\(cause)")
      named.formUnion(cures)
      let published = try verifier.run("replay", "Shop", "--trace", trace)
      // What compares runs, or needs all states, cannot be seen by one trace.
      if published.leavesOpen(invariant) { continue }
      judged += 1
      #expect(published.violates(invariant), "\(published.output)")
      let others = fixes.filter { !cures.contains($0) }.flatMap { ["--without", $0] }
      let cured = try verifier.run(["replay", "Shop", "--trace", trace] + others)
      #expect(!cured.violates(invariant), "\(cured.output)")
    }
    #expect(judged > 1)
    #expect(named == Set(fixes))
  }

  @Test func reportsAreNotOfCauses() throws {
    let folder = try TestFolder()
    assertRefused(
      try toy.run("check", "Shop", "--all-causes", "--report", "json=x.json", in: folder),
      "'--all-causes' and '--report', which records verdicts, are mutually exclusive. Write the "
        + "causes with '--output FILE', as JSON with '--format json', and record verdicts in another "
        + "run.")
    #expect(folder.files == [])
  }
}

extension String {
  fileprivate func text(after beginning: String, until end: String) -> String? {
    guard let start = range(of: beginning)?.upperBound,
      let stop = self[start...].range(of: end)?.lowerBound
    else { return nil }
    return String(self[start..<stop])
  }
}

extension Outcome {
  /// Returns a Boolean value that indicates whether a replay ends in a violation of an invariant.
  fileprivate func violates(_ invariant: String) -> Bool { output.contains("✗ \(invariant): ") }

  /// Returns a Boolean value that indicates whether a replay cannot judge an invariant in full.
  fileprivate func leavesOpen(_ invariant: String) -> Bool {
    output.text(after: "Not judged in full", until: "\n")?.contains(invariant) ?? false
  }
}
