import Foundation
import Testing

/// Swift that the documentation shows stands in the client's package, which CI builds and runs, or in
/// tests.
@Suite struct SnippetTests {
  @Test func swiftIsQuotedFromTheClientsPackageOrATest() throws {
    try assertQuoted(
      "swift", in: ["README.md"] + catalogs(),
      from: Repository.files(in: "Fixtures/ClientApp", endingIn: ".swift")
        + ["Cafe", "CafeApp"].map { "Tests/RouteModelsTests/\($0).swift" })
  }

  @Test func workflowsAreQuotedFromTheClientsPackage() throws {
    try assertQuoted(
      // A configuration is read by another test.
      "yaml", in: catalogs().filter { !$0.hasSuffix("/Configuring-a-project.md") },
      from: ["navigation", "report"].map { "Fixtures/ClientApp/.github/workflows/\($0).yml" })
  }

  private func assertQuoted(
    _ language: String, in pages: [String], from files: [String]
  ) throws {
    let sources = try files.map { lines(of: try Repository.read($0)) }
    var count = 0
    for page in pages {
      for snippet in snippets(of: language, in: try Repository.read(page)) {
        count += 1
        let quoted = lines(of: snippet)
        #expect(
          sources.contains { $0.contains(quoted) },
          "\(page) shows \(language) that nothing compiles or runs:\n\(snippet)")
      }
    }
    #expect(count > 0, "\(language)")
  }

  @Test func snippetsAreFound() throws {
    #expect(snippets(of: "swift", in: try Repository.read("README.md")).count >= 2)
    #expect(snippets(of: "swift", in: "a\n```swift\nb\n\nc\n```\n```text\nd\n```\n") == ["b\n\nc"])
  }

  /// The pages of the DocC catalogs.
  private func catalogs() throws -> [String] {
    try Repository.files(in: "Sources", endingIn: ".md")
  }

  private func snippets(of language: String, in page: String) -> [String] {
    page.components(separatedBy: "\n```\(language)\n").dropFirst().map {
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
