import AdoptionSupport
import Foundation
import Testing

/// The files that an app brings along.
@Suite(.serialized)
struct AppResourcesTests {
  private func path(_ name: String?, _ suffix: String?, among files: [String]) throws -> String? {
    let folder = try Folder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    defer { withExtendedLifetime(folder) {} }
    return AppResources(in: folder.path).path(of: name, withExtension: suffix).map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test func aFileIsFoundWhereverItLies() throws {
    #expect(
      try path("Serif", "ttf", among: ["App/Fonts/Serif.ttf", "App/Serif.txt"])
        == "App/Fonts/Serif.ttf")
    #expect(try path("Serif.ttf", nil, among: ["App/Serif.ttf"]) == "App/Serif.ttf")
    #expect(try path("Serif.ttf", "", among: ["App/Serif.ttf"]) == "App/Serif.ttf")
    #expect(try path("Serif.ttf", "ttf", among: ["App/Serif.ttf"]) == "App/Serif.ttf")
    #expect(try path("Terms", "html", among: ["B/Terms.html", "A/Terms.html"]) == "A/Terms.html")
  }

  @Test func aFileThatIsNotThereIsBroughtAlongAllTheSame() throws {
    #expect(try path("Serif", "ttf", among: [".git/Serif.ttf"]) == "Serif.ttf")
    #expect(try path(nil, "ttf", among: ["Serif.ttf"]) == nil)
    #expect(try path("", "ttf", among: ["Serif.ttf"]) == nil)
  }

  @Test func filesAreFoundByTheirEndings() throws {
    let folder = try Folder(["B/Rates.plist": "", "A/Rates.json": "", "A/Hosts.plist": ""])
    defer { withExtendedLifetime(folder) {} }
    let found = AppResources(in: folder.path).paths(withExtension: "plist")
    #expect(
      found.map { $0.dropFirst(folder.path.count + 1) } == ["A/Hosts.plist", "B/Rates.plist"])
  }

  @Test func informationIsFilledInFromBuildSettings() throws {
    let folder = try Folder([
      "Shop/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>HOST</key><string>https://$(API_HOST)</string>
      <key>TOKEN</key><string>$(SECRET)</string>
      <key>PAIR</key><array><string>${API_HOST:rfc}</string></array>
      <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
      </dict></plist>
      """,
      "Shop/Extension/Deep/Info.plist": "<plist><dict/></plist>",
      "Config/Debug.xcconfig": "// comment\nAPI_HOST = $(SUB)shop.example // the host\nSUB=api.\n",
      "Shop.xcodeproj/project.pbxproj": "\t\tCURRENT_PROJECT_VERSION = 42;\n\t\tSUB = \"other\";\n",
    ])
    defer { withExtendedLifetime(folder) {} }
    let values = AppResources(in: folder.path).information
    #expect(values["HOST"] as? String == "https://api.shop.example")
    #expect(values["TOKEN"] as? String == "a")
    #expect(values["PAIR"] as? [String] == ["api.shop.example"])
    #expect(values["CFBundleVersion"] as? String == "42")
    #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    #expect(values["MISSING"] == nil)
  }

  @Test func anAppWithoutAListHasWhatEveryAppHas() throws {
    let folder = try Folder([:])
    defer { withExtendedLifetime(folder) {} }
    let values = AppResources(in: folder.path).information
    #expect((values["CFBundleIdentifier"] as? String)?.hasPrefix("app.") == true)
  }
}

/// A folder that is there as long as its object.
private final class Folder {
  let path: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
