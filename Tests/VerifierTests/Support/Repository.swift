import Foundation

/// The sources that the tests were built from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of the files below a folder with one of some endings, sorted; none in hidden folders.
  static func files(in folder: String, endingIn endings: String...) throws -> [String] {
    let place = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(
      at: place, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let paths = found?.compactMap { ($0 as? URL)?.standardizedFileURL.path } ?? []
    return paths.filter { path in endings.contains { path.hasSuffix($0) } }
      .map { String($0.dropFirst(root.path.count + 1)) }.sorted()
  }
}
