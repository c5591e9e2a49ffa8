import Foundation
import NavigationModel
import Testing

extension FixtureUnderTest {
  /// Fails for each fix without a place, or whose place is not in the sources, or does not ask for
  /// the fix.
  ///
  /// A place is a list of types and members, such as `AppCoordinator.init, start`. A member belongs
  /// to the type that was named last, and stands in a file that declares or extends it.
  ///
  /// - Parameter runtimes: folders of `Fixtures` whose code the system shares with others.
  public func assertPlacesOfFixesExist(
    runtimes: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let sources = try ([entry.name] + runtimes).flatMap(Self.sources)
    #expect(!sources.isEmpty, sourceLocation: sourceLocation)
    for fix in entry.fixes {
      if let problem = Self.problem(with: fix, in: sources) {
        Issue.record("\(fix.name), '\(fix.place)': \(problem)", sourceLocation: sourceLocation)
      }
    }
  }

  /// The texts of a fixture's sources, those that only serve its verification left out.
  private static func sources(of fixture: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Fixtures").appendingPathComponent(fixture)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return
      try paths
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Verification/") && !$0.hasPrefix("Fix") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  static func problem(with fix: FixDescription, in sources: [String]) -> String? {
    guard !fix.place.isEmpty else { return "it has no place" }
    var filesOfType: [String] = []
    var asksForFix = false
    for name in fix.place.split(separator: ",").flatMap({ $0.split(separator: ".") }) {
      let name = name.trimmingCharacters(in: .whitespaces)
      if name.first?.isUppercase == true {
        filesOfType = sources.filter {
          $0.contains(#"\b(class|struct|enum|protocol|extension|actor) \#(name)\b"#)
        }
        if filesOfType.isEmpty { return "there is no type '\(name)'" }
      } else if !filesOfType.contains(where: {
        $0.contains(#"\b((func|var|let|case) \#(name)\b|\#(name)( \{|\())"#)
      }) {
        return "its type has no '\(name)'"
      }
      if filesOfType.contains(where: { $0.contains(#"\.\#(fix.name)\b"#) }) { asksForFix = true }
    }
    return asksForFix ? nil : "no file of that type asks for the fix"
  }
}

extension String {
  fileprivate func contains(_ pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }
}
