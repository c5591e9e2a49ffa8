import Foundation
import NavigationReports

/// A result that an earlier run saved.
enum SavedResult {
  /// Reads a file of results.
  ///
  /// - Throws: ``CommandError`` with the path and what is wrong.
  static func read(_ path: String) throws -> [ResultDocument] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(.usage, .unreadable(path))
    }
    do {
      return try ResultDocument.read(String(decoding: data, as: UTF8.self))
    } catch {
      throw CommandError(.usage, "\(path): \(error)")
    }
  }
}

extension String {
  fileprivate static func unreadable(_ path: String) -> String {
    "\(path) cannot be read. Write it with 'check SYSTEM --report json=\(path)'."
  }
}
