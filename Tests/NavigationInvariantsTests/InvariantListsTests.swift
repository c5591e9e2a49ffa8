import Foundation
import NavigationInvariants
import NavigationModel
import Testing

/// Every ready-made invariant is in every list that is kept by hand.
///
/// A failure names the list and the invariants that are missing in it, or that only the list knows.
/// The article about contributing shows the line to add.
@Suite struct InvariantListsTests {
  @Test(arguments: InvariantList.all)
  fileprivate func everyInvariantIsInTheList(list: InvariantList) throws {
    let declared = try InvariantList.declarations.names()
    let listed = try list.names()
    #expect(declared.count > 20)
    #expect(declared.subtracting(listed).sorted() == [], "missing in \(list.testDescription)")
    #expect(listed.subtracting(declared).sorted() == [], "unknown in \(list.testDescription)")
  }

  @Test(arguments: StandardInvariants.all.map(\.name))
  func theTableOfTheReadmeShowsTheSummary(name: String) throws {
    let invariant = try StandardInvariants.named(name)
    let summary =
      invariant.summary.prefix(1).lowercased() + invariant.summary.dropFirst().dropLast()
    let remark = invariant.severity == .warning ? " (a warning)" : ""
    let row = "| \(invariant.identifier) | \(name) | \(summary)\(remark) |"
    #expect(try text(of: "README.md").contains("\n\(row)\n"), "\(row)")
  }
}

/// A place that names every ready-made invariant.
private struct InvariantList: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var names: @Sendable () throws -> Set<String>

  static let declarations = InvariantList(testDescription: "the sources") {
    let folder = "Sources/NavigationInvariants"
    return try files(in: folder, ending: ".swift").reduce(into: []) { names, file in
      names.formUnion(
        try matches(of: /\npublic struct (\w+): NavigationInvariant \{/, in: "\(folder)/\(file)"))
    }
  }

  static let all = [
    InvariantList(testDescription: "StandardInvariants.catalog") {
      Set(StandardInvariants.all.map(\.name))
    },
    InvariantList(testDescription: "the list 'invariants' of Package.swift") {
      try matches(of: /\n  "(\w+)",/, in: "Package.swift")
    },
    InvariantList(testDescription: "Sources/NavigationInvariants/Documentation.docc") {
      // Articles have hyphens in their names, or stand for all invariants.
      try Set(
        files(in: "Sources/NavigationInvariants/Documentation.docc", ending: ".md")
          .map { String($0.dropLast(".md".count)) }
          .filter { !$0.contains("-") && !["NavigationInvariants", "Contributing"].contains($0) })
    },
    InvariantList(testDescription: "the topics of NavigationInvariants.md") {
      try matches(
        of: /\n- ``(\w+)``/,
        in: "Sources/NavigationInvariants/Documentation.docc/NavigationInvariants.md"
      ).subtracting(["StandardInvariants", "UnknownInvariant"])
    },
    InvariantList(testDescription: "the table of README.md") {
      try matches(of: /\n\| I\d+ \| (\w+) \|/, in: "README.md")
    },
    InvariantList(testDescription: "Tests/NavigationInvariantsTests") {
      let declared = try declarations.names()
      return try Set(
        files(in: "Tests/NavigationInvariantsTests", ending: "Tests.swift")
          .map { String($0.dropLast("Tests.swift".count)) }
          .filter(declared.contains))
    },
  ]
}

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private func files(in folder: String, ending suffix: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    .filter { $0.hasSuffix(suffix) }
}

private func text(of file: String) throws -> String {
  try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
}

private func matches(of pattern: Regex<(Substring, Substring)>, in file: String) throws -> Set<
  String
> {
  Set(try text(of: file).matches(of: pattern).map { String($0.1) })
}
