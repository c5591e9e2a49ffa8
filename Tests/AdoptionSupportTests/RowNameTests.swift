import AdoptionSupport
import Testing

/// The names of controls in rows.
struct RowNameTests {
  private enum Page: CustomStringConvertible {
    case books
    case gift(Int)

    var description: String { "a page" }
  }

  private struct Link {
    var number = 1
    var title = "Offers"
    var detail = "all of them"
  }

  @Test func anElementNamesItsRow() {
    #expect(nameOfControl("List:open", inRowOf: "Books") == "List:open(Books)")
    #expect(nameOfControl("List:open", inRowOf: 3) == "List:open(3)")
    #expect(nameOfControl("List:open", inRowOf: Page.books) == "List:open(books)")
    #expect(nameOfControl("List:open", inRowOf: Page.gift(1)) == "List:open(gift)")
  }

  @Test func anyOtherValueGoesByItsFirstText() {
    #expect(nameOfControl("List:open", inRowOf: Link()) == "List:open(Offers)")
    #expect(nameOfControl("List:open", inRowOf: 1.5) == "List:open()")
  }
}
