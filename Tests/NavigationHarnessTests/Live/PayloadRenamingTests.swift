import NavigationModel
import Testing

/// Payloads in texts change places, and nothing else does.
@Suite struct PayloadRenamingTests {
  private func swapped(_ text: String, in contexts: [String]? = nil) -> String {
    let payloads = [["a", "first"], ["b", "second"]]
    let domain = contexts.map { PayloadDomain(payloads, in: $0) } ?? PayloadDomain(payloads)
    let renamings = PayloadRenaming.all(of: [domain])
    #expect(renamings.count == 1)
    let renamed = renamings[0].renamed(text)
    #expect(renamings[0].renamed(renamed) == text)
    return renamed
  }

  @Test func payloadsChangePlacesWhereTheyUsuallyAre() {
    #expect(swapped("a") == "b")
    #expect(swapped("second") == "first")
    #expect(swapped("detail(a)") == "detail(b)")
    #expect(swapped("pair(a, b, a)") == "pair(b, a, b)")
    #expect(swapped("[\"a\", \"c\"]") == "[\"b\", \"c\"]")
    #expect(swapped("Article(id: a, kind: second)") == "Article(id: b, kind: first)")
  }

  @Test func otherTextsStay() {
    for text in ["a coordinator", "area", "(ab)", "(a b)", "back(1)", "", "nobody", "aside: b."] {
      #expect(swapped(text) == text)
    }
  }

  @Test func payloadsChangePlacesInFurtherContexts() {
    #expect(swapped("article a of (a)", in: ["article *"]) == "article b of (a)")
    #expect(swapped("particle a, article ab", in: ["article *"]) == "particle a, article ab")
  }

  @Test func payloadsChangePlacesInAScreensOwnState() {
    func state(_ payload: String, _ other: String) -> NavigationSnapshot {
      NavigationSnapshot(
        views: [ViewNode(name: "detail(\(payload))")],
        unobserved: [
          UnobservedNode(
            path: .init(type: "detail(\(payload))", field: "view"), value: "not loaded"),
          UnobservedNode(path: .init(type: "Shelf", field: "last"), value: "detail(\(other))"),
        ])
    }
    let store = FacetStore()
    let renaming = PayloadRenaming.all(of: [PayloadDomain([["a"], ["b"]])])[0]
    let renamed = RenamedStates(renaming, in: store)
      .renamed(NavigationState(state("a", "b"), in: store))
    #expect(renamed == NavigationState(state("b", "a"), in: store))
  }

  @Test func allCombinationsAreRenamings() {
    let letters = PayloadDomain([["a"], ["b"], ["c"]])
    let numbers = PayloadDomain([["1"], ["2"]])
    let renamings = PayloadRenaming.all(of: [letters, numbers])
    #expect(renamings.count == 3 * 2 * 1 * 2 - 1)
    #expect(Set(renamings.map { $0.renamed("(a, b, 1)") }).count == 11)
    #expect(PayloadRenaming.all(of: [PayloadDomain([["a"]])]).isEmpty)
    #expect(PayloadRenaming.all(of: []).isEmpty)
  }
}
