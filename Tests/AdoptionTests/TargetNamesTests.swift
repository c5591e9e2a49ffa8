#if Adopt
import Foundation
import Testing

@testable import Adoption

/// Apps whose names are those of targets of the verifier's package.
struct TargetNamesTests {
  @Test func noTargetOfThePackageIsForgotten() throws {
    let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let targets = text.matches(
      of: /\.(?:target|executableTarget|plugin|systemLibrary)\(\s*name: "([^"]+)"/
    ).map { String($0.output.1) }
    #expect(targets.count > 30)
    #expect(targets.filter { !TargetNames.taken.contains($0) } == [])
  }

  @Test func anAppOfSuchANameHasAnother() {
    #expect(FileList.moduleName("Shop") == "ShopApp")
    #expect(FileList.moduleName("Shop 2") == "Shop_2")
  }

  @Test func filesDoWithoutAnImportOfSuchAName() {
    let app = Sample.app(
      """
      import Files
      import Shelf
      final class Flow { let stack = UINavigationController() }
      """)
    #expect(Modules(importedBy: app.files, app: "App").standIns == ["Shelf"])
    let text = RewrittenFile(0, of: app, kept: app.declarations, cuts: []).text
    #expect(text?.contains("import Files") == false)
    #expect(text?.contains("import Shelf") == true)
  }
}
#endif
