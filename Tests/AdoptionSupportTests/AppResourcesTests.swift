import AdoptionSupport
import Foundation
import Testing

/// The files that an app brings along.
@Suite(.serialized)
struct AppResourcesTests {
  private func path(_ name: String?, _ suffix: String?, among files: [String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let place = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: place)
    }
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
}
