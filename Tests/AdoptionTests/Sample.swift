#if Adopt
import Foundation
import SwiftSyntax

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

  /// The path of a folder that is not there yet.
  static var newFolder: String {
    FileManager.default.temporaryDirectory.appendingPathComponent("adoption-\(UUID().uuidString)")
      .path
  }

  /// Removes a folder, if it is there.
  static func remove(_ folder: String) { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file, and makes the folder for it.
  static func write(_ text: String, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// An app of one file.
  static func app(_ text: String, merged: Set<String> = []) -> Project {
    Project(
      name: "App", root: "/",
      files: [SourceFile(path: "/App.swift", name: "App.swift", text: text)],
      storyboards: [], origin: .folder, merged: merged)
  }
}

extension Samples {
  /// A value of a type that is written as source.
  func value(of type: String) -> String? {
    SourceFile(path: "", name: "", text: "var value: \(type)").declarations.first?.syntax
      .as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation.flatMap { value(of: $0.type) }
  }
}
#endif
