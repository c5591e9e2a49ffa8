import ModelChecker
import NavigationModel
import NavigationReports
import Testing

/// Properties that no state shows are counted behind how complete the search was, and named with the
/// line that changes it.
@Suite struct UnseenPropertyTests {
  private let unseen = [
    UnseenProperty("Cart.payment", .presenceOnly, type: "Payment", module: "LibraryKit"),
    UnseenProperty("Cart.url", .presenceOnly, type: "URL"),
  ]

  private func result(_ unseen: [UnseenProperty]) throws -> CheckResult {
    var system = Single(snapshot: NavigationSnapshot(), name: "Alone")
    system.unseen = unseen
    return try check(system, invariants: [])
  }

  @Test func theyAreCountedBehindTheCompleteness() throws {
    #expect(try result(unseen).bounds == "exhaustive, 2 properties not seen")
    #expect(try result([unseen[0]]).bounds == "exhaustive, 1 property not seen")
    #expect(try result([]).bounds == "exhaustive")
  }

  @Test func aSavedResultNamesThem() throws {
    let document = ResultDocument(try result(unseen))
    #expect(document.search.unseen == unseen)
    #expect(ResultDocument(try result([])).search.unseen == nil)
    #expect(
      TextReport(document).text().contains(
        """
          Properties not seen (2):
            Cart.payment: Payment is seen as present or absent only; name its module: \
        it.appModules.append("LibraryKit"), or leave it out: \
        it.exclusions.insert(.field("payment", of: "Cart"))
            Cart.url: URL is seen as present or absent only; add a reader to it.readers, or leave \
        it out: it.exclusions.insert(.field("url", of: "Cart"))
        """))
    let page = MarkdownReport(document).text
    #expect(page.contains("; exhaustive, 2 properties not seen.\n"))
    #expect(page.contains("- Properties not seen (2):\n  - Cart.payment: "))
    #expect(try ResultDocument.read(ResultDocument.json([document])) == [document])
  }

  @Test(arguments: [
    (
      UnseenProperty("Blind.lock", .yieldsNothing, type: "Mutex<Int>"),
      "Blind.lock: Mutex<Int> yields nothing; keep it in a plain type, or leave it out: "
        + "it.exclusions.insert(.field(\"lock\", of: \"Blind\"))"
    ),
    (
      UnseenProperty("Step.pay", .yieldsNothing),
      "Step.pay: its payload yields nothing; keep it in a plain type, or leave it out: "
        + "it.exclusions.insert(.field(\"pay\", of: \"Step\"))"
    ),
    (
      UnseenProperty("Router", .foreignSuperclass, type: "BaseRouter", module: "RouterKit"),
      "Router: what its superclass BaseRouter stores is not seen; name its module: "
        + "it.appModules.append(\"RouterKit\")"
    ),
    (
      UnseenProperty("Coder", .foreignSuperclass, type: "JSONEncoder"),
      "Coder: what its superclass JSONEncoder stores is not seen"
    ),
    (
      UnseenProperty("Cart", .reflectsNothing),
      "Cart: nothing of its values is seen; build it without -disable-reflection-metadata"
    ),
    (
      UnseenProperty("Cart.onPay", .captures),
      "Cart.onPay: not all that its closure captured can be read; keep such state in a stored "
        + "property, or leave it out: it.exclusions.insert(.field(\"onPay\", of: \"Cart\"))"
    ),
  ])
  func eachKindSaysWhatToDo(unseen: UnseenProperty, words: String) throws {
    let page = TextReport(ResultDocument(try result([unseen]))).text()
    #expect(page.contains("    \(words)\n") || page.hasSuffix("    \(words)"))
  }
}
