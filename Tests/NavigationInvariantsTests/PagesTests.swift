import Foundation
import NavigationInvariants
import NavigationModel
import Testing

/// Each invariant has a page, and the page speaks of what is there.
@Suite struct PagesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let article = "Declaring-what-is-true-of-your-app"

  private func page(_ name: String) throws -> String {
    try text("Sources/NavigationInvariants/Documentation.docc/\(name).md")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: StandardInvariants.all.map(\.name))
  func `each page says what, why, how it fails, how it was fixed and where`(name: String) throws {
    let invariant = try StandardInvariants.named(name)
    let page = try page(name)
    #expect(
      page.hasPrefix(
        """
        # ``NavigationInvariants/\(name)``

        \(invariant.summary)

        Identifier \(invariant.identifier).

        ## Why it matters


        """))
    let titles = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(
      titles == [
        "## Why it matters", "## An example that violates it", "## How it was fixed",
        "## What it needs", "## What it does not see", "## Source",
      ])
  }

  @Test(arguments: StandardInvariants.all.map(\.name))
  func `a page asks for what the invariant asks for`(name: String) throws {
    let page = try page(name)
    let applies: Bool
    switch try StandardInvariants.named(name).property(for: Toy(NavigationSnapshot())) {
    case .applicable: applies = true
    case .notApplicable: applies = false
    }
    #expect(
      page.replacing("\n", with: " ").contains("Without it the invariant is not applicable.")
        == !applies)
    #expect(page.contains("\n## What it needs\n\nNothing") == applies)
  }

  @Test(arguments: StandardInvariants.all.map(\.name))
  func `the fixes that a page shows are fixes`(name: String) throws {
    for shown in try page(name).matches(of: /(\w+) --without (\w+) --invariant (\w+)/) {
      let fixes = try text("Fixtures/\(shown.1)/Fix.swift")
      #expect(fixes.contains("case \(shown.2)\n"))
      #expect(shown.3 == name)
    }
  }

  @Test(arguments: StandardInvariants.all.map(\.name))
  func `a page that asks for a declaration leads to how it is made`(name: String) throws {
    let page = try page(name)
    let needs = try #require(page.firstMatch(of: /(?s)## What it needs\n(.*)\n## What it does not/))
    #expect(
      needs.1.contains("NavigationProfile.")
        == needs.1.contains("\nThe article <doc:\(Self.article)> shows how to declare it.\n"))
  }

  @Test func `the article shows each member of the profile`() throws {
    let article = try page(Self.article)
    #expect(article.hasPrefix("# \(Self.article.replacing("-", with: " "))\n"))
    let shown = article.split(separator: "\n```swift\n").dropFirst()
      .map { $0.split(separator: "\n```")[0] }.joined(separator: "\n")
    let profile = try text("Sources/NavigationModel/System/NavigationProfile.swift")
    let members = profile.matches(of: /\n  public var (\w+):/).map(\.1)
    #expect(members.count > 20)
    for member in members {
      // Functions declare tickets and identities.
      let needle =
        switch member {
        case "ticketLabels": "it.ticket("
        case "identities": "it.identities("
        default: "it.profile.\(member)"
        }
      #expect(shown.contains(needle), "\(member)")
    }
  }

  @Test func theFirstPageLeadsToTheArticles() throws {
    let first = try page("NavigationInvariants")
    #expect(first.contains("- <doc:\(Self.article)>\n"))
    #expect(first.contains("- <doc:Contributing>\n"))
  }

  @Test(arguments: StandardInvariants.all.map(\.name))
  func theFilesThatAPageNamesExist(name: String) throws {
    for file in try page(name).matches(of: /`((Sources|Tests|Fixtures)\/[\w\/.+]+)`/) {
      let path = Self.root.appendingPathComponent(String(file.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file.1)")
    }
  }
}
