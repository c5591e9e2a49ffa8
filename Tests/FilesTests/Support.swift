import Foundation
import Testing

/// A folder that is there as long as the value is.
final class Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/files-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of what is in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func place(_ name: String) -> String { "\(path)/\(name)" }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: place(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: place(name)))
  }

  func mode(of name: String) throws -> mode_t {
    var status = stat()
    try #require(lstat(place(name), &status) == 0)
    return status.st_mode
  }
}
