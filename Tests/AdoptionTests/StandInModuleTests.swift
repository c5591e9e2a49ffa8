#if Adopt
import Foundation
import Testing

@testable import Adoption

/// The modules that stand in for those that an app imports.
struct StandInModuleTests {
  /// SwiftPM keeps the modules of all packages in one folder: beside one for CoreGraphics the headless
  /// modules would take the system for one that has it.
  @Test func noneHasTheNameOfOneOfWhichTheVerifiersOwnCodeAsksWhetherItIsThere() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var asked: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?m)^ *#(?:if|elseif)\b.*$/) {
        asked.formUnion(match.output.matches(of: /canImport\((\w+)\)/).map { String($0.output.1) })
      }
    }
    // Apps that import one of these run on Linux themselves.
    asked.subtract(["FoundationEssentials", "Musl"])
    #expect(asked.contains("Darwin"))
    let app = SourceFile(
      path: "/App.swift", name: "App.swift",
      text: asked.sorted().map { "import \($0)\n" }.joined())
    #expect(Modules(importedBy: [app], app: "App").standIns == [])
  }
}
#endif
