#if Adopt
import Foundation

@testable import Adoption

/// The sample apps, which are read and never compiled.
enum Sample {
  /// The folder of a sample app.
  static func folder(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Samples/\(name)").path
  }

  /// The app with coordinators on UIKit.
  static var parcels: Project { get throws { try Project(at: folder("Parcels")) } }

  /// An app of one file.
  static func app(_ text: String) -> Project {
    Project(
      name: "App", root: "/",
      files: [SourceFile(path: "/App.swift", name: "App.swift", text: text)],
      storyboards: [], origin: .folder)
  }
}
#endif
