import Testing

/// The map of a system, and where a system differs from a map.
@Suite struct MapTests {
  private let toy = Executable.toy

  @Test func aMapIsPrintedOrWrittenInTheFormatOfTheEnding() throws {
    let folder = try TestFolder()
    let json = try toy.run("map", "Shop", in: folder)
    #expect(json.status == 0)
    #expect(json.output.hasPrefix("{\n  \"version\": 1,\n  \"system\": \"Shop (asPublished)\",\n"))
    let remark = "3 screens, 4 arrows; 10 states, 20 transitions, depth 4.\n"
    for file in ["map.json", "map.mmd"] {
      #expect(
        try toy.run("map", "Shop", "--output", file, in: folder)
          == Outcome(output: "", errors: "Wrote \(file): \(remark)", status: 0))
    }
    #expect(try folder.read("map.json") == json.output)
    #expect(
      try folder.read("map.mmd") == toy.run("map", "Shop", "--format", "mermaid", in: folder).output
    )
  }

  @Test func aSystemIsAsItsMap() throws {
    let folder = try TestFolder()
    for file in ["map.json", "map.mmd"] {
      #expect(try toy.run("map", "Shop", "--output", file, in: folder).status == 0)
      #expect(
        try toy.run("conform", file, "Shop", in: folder)
          == Outcome(
            output: """
              ✓ Shop (asPublished) is as \(file) has it
                10 states, 20 transitions, depth 4; exhaustive; stack ≤ 2
                2 transitions end in a fault of the app, which leads nowhere; 'check' shows them.

              """, errors: "", status: 0))
    }
  }

  @Test func aDifferenceIsShownByAShortestTrace() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      stateDiagram-v2
        [*] --> Catalog
        Catalog --> Product : open product
        Product --> Catalog : back
        Catalog --> Help
      """, to: "design.mmd")
    let outcome = try toy.run("conform", "design.mmd", "Shop", in: folder)
    #expect(
      outcome
        == Outcome(
          output: """
            ✗ Shop (asPublished) differs from design.mmd in 2 places
              10 states, 20 transitions, depth 4; exhaustive; stack ≤ 2
              2 transitions end in a fault of the app, which leads nowhere; 'check' shows them.

            ✗ The map does not have the screen Checkout.
                1  tap open product    Product
                2  tap check out       Checkout
                Replay: toy-verifier replay Shop --trace 0/1#cc44

            ✗ The map has the screen Help; within the scope nothing leads there.

            """, errors: "", status: 1))
    #expect(
      try toy.run("conform", "design.mmd", "Shop", "--output", "answer.txt", in: folder)
        == Outcome(output: "", errors: "", status: 1))
    #expect(try folder.read("answer.txt") == outcome.output)
  }

  @Test func aLimitLeavesTheAnswerOpen() throws {
    let folder = try TestFolder()
    #expect(try toy.run("map", "Shop", "--output", "map.json", in: folder).status == 0)
    let cut = ["conform", "map.json", "Shop", "--max-states", "2"]
    let outcome = try toy.run(cut, in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.output.contains(
        "A limit ended the search: the app may do more than was seen. Raise the limit, or narrow the scope."
      ))
    #expect(try toy.run(cut + ["--accept-bounded"], in: folder).status == 0)

    let map = try toy.run("map", "Shop", "--max-states", "2", "--output", "cut.json", in: folder)
    #expect(map.status == 2)
    #expect(
      map.errors.hasSuffix(
        "The search did not see everything (bounded by states; stack ≤ 2): the map may lack screens and "
          + "arrows.\n"))
    #expect(
      try toy.run("map", "Shop", "--max-states", "2", "--accept-bounded", in: folder).status == 0)
  }

  @Test func whatIsNoMapIsRefused() throws {
    let folder = try TestFolder()
    assertRefused(
      try toy.run("conform", "none.json", "Shop", in: folder),
      "There is no map at none.json. Write one with 'map Shop --output none.json'.", status: 66)
    try folder.write("{", to: "bad.json")
    assertRefused(
      try toy.run("conform", "bad.json", "Shop", in: folder),
      "bad.json: This is not JSON. Look for a comma, a quotation mark or a bracket that is missing.",
      status: 64)
    assertRefused(
      try toy.run("map", "Shop", "--format", "yaml", in: folder),
      "Unknown format 'yaml'. There are: json, mermaid.", status: 64)
  }
}
