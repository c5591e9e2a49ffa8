import Foundation
import Testing

/// The places of pictures of counterexamples.
@Suite final class PictureTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("navigation-pictures-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  private func picture(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theFolderNamedByTheEnvironmentGetsPictures() throws {
    let environment = ["NAVIGATION_ARTIFACTS": folder.path]
    let performance = try Stage.inXCTest(.violation, environment: environment)
    let name = "XCTestScenes-testScene.Shop.NoTraps.svg"
    #expect(files == [name])
    #expect(try picture(name).contains("NoTraps violated after 1 event"))
    #expect(
      performance.reportsOfXCTest[0].texts[0].contains(
        """
        Replay: assertReplay(system, trace: "pay", [NoTraps()])

        Picture: \(folder.path)/\(name)

        Next
        """), "\(performance.output)")

    let second = try Stage.inSwiftTesting(.staleAtPlace, environment: environment)
    #expect(
      files == [name, "scene.Shop.NoTraps.Book.svg", "scene.Shop.NoTraps.Catalog.svg"],
      "\(second.output)")
  }

  /// Whoever reads the old picture meanwhile keeps all of it.
  @Test func aPictureIsReplacedAsAWhole() throws {
    let environment = ["NAVIGATION_ARTIFACTS": folder.path]
    let name = "XCTestScenes-testScene.Shop.NoTraps.svg"
    let (old, kept) = (folder.appendingPathComponent(name), folder.appendingPathComponent("kept"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: old)
    try FileManager.default.linkItem(at: old, to: kept)
    _ = try Stage.inXCTest(.violation, environment: environment)
    #expect(try picture(name).hasPrefix("<svg "))
    #expect(try picture("kept") == "old")
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    let performance = try Stage.inXCTest(
      .violation, environment: ["NAVIGATION_ARTIFACTS": "/dev/null/pictures"])
    #expect(
      performance.reportsOfXCTest[0].texts[0].contains(
        """

        Picture: could not be written to /dev/null/pictures/XCTestScenes-testScene.Shop.NoTraps.svg, \
        which NAVIGATION_ARTIFACTS asks for: 
        """), "\(performance.output)")
  }

  @Test func swiftTestingGetsAnAttachment() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let performance = try Stage.inSwiftTesting(
      .violation, options: ["--attachments-path", folder.path])
    #expect(files == ["scene.Shop.NoTraps.svg"], "\(performance.output)")
    #expect(try picture("scene.Shop.NoTraps.svg").hasPrefix("<svg "))
  }
}
