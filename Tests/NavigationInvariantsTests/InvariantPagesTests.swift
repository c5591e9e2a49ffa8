import NavigationInvariants
import Testing

@Suite struct InvariantPagesTests {
  @Test(arguments: StandardInvariants.all.map(\.name)) func everyInvariantHasAPage(name: String)
    throws
  {
    let page = try #require(InvariantPages.page(of: name))
    #expect(page.hasPrefix("# \(name)\n\n"))
    for heading in ["Why it matters", "An example that violates it", "What it needs"] {
      #expect(page.contains("\n## \(heading)\n"), "\(heading)")
    }
    #expect(!page.contains("``\(name)``"))
    #expect(!page.contains("<doc:"))
  }

  @Test func linksToArticlesAreTheirTitles() throws {
    let page = try #require(InvariantPages.page(of: "ModesExclusive"))
    #expect(
      page.contains("The article 'Declaring what is true of your app' shows how to declare it.\n"))
  }

  @Test func anUnknownInvariantHasNoPage() {
    #expect(InvariantPages.page(of: "Unheard") == nil)
  }
}
