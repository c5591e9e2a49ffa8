import XCTest

/// Swift that the documentation shows stands in the client's package, which CI builds and runs.
final class SnippetTests: XCTestCase {
  func testSwiftIsQuotedFromTheClientsPackage() throws {
    let sources = try Repository.files(in: "Fixtures/ClientApp", endingIn: ".swift")
      .map { lines(of: try Repository.read($0)) }
    XCTAssertGreaterThan(sources.count, 5)
    for page in try pages() {
      for snippet in snippets(in: try Repository.read(page)) {
        let quoted = lines(of: snippet)
        XCTAssertTrue(
          sources.contains { $0.contains(quoted) },
          "\(page) shows Swift that is not in Fixtures/ClientApp:\n\(snippet)")
      }
    }
  }

  func testSnippetsAreFound() throws {
    XCTAssertGreaterThan(snippets(in: try Repository.read("README.md")).count, 5)
    XCTAssertEqual(snippets(in: "a\n```swift\nb\n\nc\n```\n```text\nd\n```\n"), ["b\n\nc"])
  }

  /// The pages for people who use the package.
  private func pages() throws -> [String] {
    try ["README.md"] + Repository.files(in: "Sources", endingIn: ".md")
  }

  private func snippets(in page: String) -> [String] {
    page.components(separatedBy: "\n```swift\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// The lines without the blanks that they begin with, as a part may be shown without its level.
  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }
    }
  }
}
