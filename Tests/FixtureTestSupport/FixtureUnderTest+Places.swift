import Foundation
import NavigationModel
import XCTest

extension FixtureUnderTest {
  /// Fails for each mend without a place, or whose place is not in the sources, or does not ask for
  /// the mend.
  ///
  /// A place is a list of types and members, such as `AppCoordinator.init, start`. A member belongs
  /// to the type that was named last, and stands in a file that declares or extends it.
  ///
  /// - Parameter runtimes: folders of `Fixtures` whose code the system shares with others.
  public func assertPlacesOfMendsExist(
    runtimes: [String] = [], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let sources = try ([entry.name] + runtimes).flatMap(Self.sources)
    XCTAssertGreaterThan(sources.count, 5, file: file, line: line)
    for mend in entry.mends {
      if let problem = Self.problem(with: mend, in: sources) {
        XCTFail("\(mend.name), '\(mend.place)': \(problem)", file: file, line: line)
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
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Verification/") && !$0.hasPrefix("Mend") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  static func problem(with mend: MendDescription, in sources: [String]) -> String? {
    guard !mend.place.isEmpty else { return "it has no place" }
    var filesOfType: [String] = []
    var asksForMend = false
    for name in mend.place.split(separator: ",").flatMap({ $0.split(separator: ".") }) {
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
      if filesOfType.contains(where: { $0.contains(#"\.\#(mend.name)\b"#) }) { asksForMend = true }
    }
    return asksForMend ? nil : "no file of that type asks for the mend"
  }
}

extension String {
  fileprivate func contains(_ pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }
}
