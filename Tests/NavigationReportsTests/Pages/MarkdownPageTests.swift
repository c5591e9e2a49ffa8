import NavigationReports
import Testing

@Suite struct MarkdownPageTests {
  private let page = MarkdownPage(
    """
    # NoTraps

    No event violates
    a `precondition`.

    ## Example

    ```
    0  start

    1  `tap`
    ```

    - one
      more
    - two
    """)

  @Test func aTerminalShowsIt() {
    #expect(
      page.text().split(separator: "\n", omittingEmptySubsequences: false) == [
        "NoTraps", "", "No event violates a precondition.", "", "Example", "", "  0  start", "  ",
        "  1  `tap`", "", "- one more", "- two",
      ])
  }

  @Test func longLinesAreBroken() {
    let words = Array(repeating: "navigation", count: 20).joined(separator: " ")
    let lines = MarkdownPage(words).text().split(separator: "\n")
    #expect(lines.map(\.count) == [98, 98, 21])
  }
}
