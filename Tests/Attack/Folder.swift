import Foundation

/// A folder that is there as long as the value is.
final class Folder: Sendable {
  let path: String

  init() throws {
    // Where links lead through the path of temporary files, victims print another one.
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("attack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func place(_ name: String) -> String { "\(path)/\(name)" }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: place(name))))
  }

  /// Makes everything that a snapshot has.
  func make(_ snapshot: Snapshot) throws {
    for (name, entry) in snapshot.entries.sorted(by: { $0.key < $1.key }) {
      let place = place(name)
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: place).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      switch entry {
      case .file(let bytes, let mode):
        try Data(bytes).write(to: URL(fileURLWithPath: place))
        chmod(place, mode)
      case .link(let target):
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
      case .pipe:
        mkfifo(place, 0o600)
      }
    }
  }

  /// What is in the folder now, folders without files left out.
  func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
      var status = stat()
      guard lstat(place(name), &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        snapshot.entries[name] = .file(try bytes(name), mode: status.st_mode & 0o777)
      case S_IFLNK:
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: place(name))
        snapshot.entries[name] = .link(target)
      case S_IFDIR: break
      default: snapshot.entries[name] = .pipe
      }
    }
    return snapshot
  }
}

/// The content of a folder at one moment.
struct Snapshot: Equatable {
  enum Entry: Equatable {
    case file([UInt8], mode: UInt32)
    case link(String)
    case pipe
  }

  var entries: [String: Entry] = [:]

  /// Makes a snapshot of files with the mode that a new file has.
  init(_ files: [String: String] = [:]) {
    for (name, text) in files { self[name] = Array(text.utf8) }
  }

  /// The bytes of a file.
  subscript(name: String) -> [UInt8]? {
    get {
      if case .file(let bytes, _) = entries[name] { return bytes }
      return nil
    }
    set { entries[name] = newValue.map { .file($0, mode: 0o644) } }
  }
}
