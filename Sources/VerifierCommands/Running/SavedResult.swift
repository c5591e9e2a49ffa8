import Files
import NavigationReports

/// A result that an earlier run saved.
enum SavedResult {
  /// Reads a file of results.
  ///
  /// - Throws: ``CommandError`` with the path and what is wrong.
  static func read(_ path: String) throws -> [ResultDocument] {
    guard let bytes = try FileContent.readIfPresent(path, limit: 1 << 30) else {
      throw CommandError(.inputMissing, .absent(path))
    }
    do {
      return try ResultDocument.read(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw CommandError(.usage, "\(path): \(error)")
    }
  }
}

extension String {
  fileprivate static func absent(_ path: String) -> String {
    "There are no results at \(path). Write them with 'check SYSTEM --report json=\(path)'."
  }
}
