import Foundation

/// Returns the text of one of the verifier's articles, which quote messages word for word.
func article(_ name: String) throws -> String {
  try String(
    contentsOf: URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Sources/NavigationTesting/Documentation.docc")
      .appendingPathComponent("\(name).md").standardizedFileURL, encoding: .utf8)
}
