import NavigationModel
import XCTest

/// Payloads in texts change places, and nothing else does.
final class PayloadRenamingTests: XCTestCase {
  private func swapped(_ text: String, in contexts: [String]? = nil) -> String {
    let payloads = [["a", "first"], ["b", "second"]]
    let domain = contexts.map { PayloadDomain(payloads, in: $0) } ?? PayloadDomain(payloads)
    let renamings = PayloadRenaming.all(of: [domain])
    XCTAssertEqual(renamings.count, 1)
    let renamed = renamings[0].renamed(text)
    XCTAssertEqual(renamings[0].renamed(renamed), text)
    return renamed
  }

  func testWherePayloadsUsuallyAre() {
    XCTAssertEqual(swapped("a"), "b")
    XCTAssertEqual(swapped("second"), "first")
    XCTAssertEqual(swapped("detail(a)"), "detail(b)")
    XCTAssertEqual(swapped("pair(a, b, a)"), "pair(b, a, b)")
    XCTAssertEqual(swapped("[\"a\", \"c\"]"), "[\"b\", \"c\"]")
    XCTAssertEqual(swapped("Article(id: a, kind: second)"), "Article(id: b, kind: first)")
  }

  func testOtherTextsStay() {
    for text in ["a coordinator", "area", "(ab)", "(a b)", "back(1)", "", "nobody", "aside: b."] {
      XCTAssertEqual(swapped(text), text)
    }
  }

  func testFurtherContexts() {
    XCTAssertEqual(swapped("article a of (a)", in: ["article *"]), "article b of (a)")
    XCTAssertEqual(swapped("particle a, article ab", in: ["article *"]), "particle a, article ab")
  }

  func testAllCombinations() {
    let letters = PayloadDomain([["a"], ["b"], ["c"]])
    let numbers = PayloadDomain([["1"], ["2"]])
    let renamings = PayloadRenaming.all(of: [letters, numbers])
    XCTAssertEqual(renamings.count, 3 * 2 * 1 * 2 - 1)
    XCTAssertEqual(Set(renamings.map { $0.renamed("(a, b, 1)") }).count, 11)
    XCTAssertTrue(PayloadRenaming.all(of: [PayloadDomain([["a"]])]).isEmpty)
    XCTAssertTrue(PayloadRenaming.all(of: []).isEmpty)
  }
}
