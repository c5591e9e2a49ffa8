#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names of temporary files beside a file: `.result.json.5f0c…e1.partial`.
struct TemporaryNames {
  private let folder: String
  /// The beginning of a file's name; a name may have 255 bytes in all.
  private let stem: String

  /// Makes the names for the file at a path.
  init(for path: String) {
    let place = FilePlace(path)
    folder = place.folder
    var name = place.name
    while name.utf8.count > 200 { name.removeLast() }
    stem = ".\(name)."
  }

  /// Returns a path that nobody can foresee.
  ///
  /// - Parameter isShort: leaves the file's own name out, for file systems whose names are short.
  func next(isShort: Bool) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    let random = String(repeating: "0", count: 16 - number.count) + number
    return "\(folder)/\(isShort ? "." : stem)\(random)\(Self.end)"
  }

  /// Removes the temporary files of this file that a killed process has left, and those in the folder
  /// that do not say whose they are.
  ///
  /// Whoever writes holds a lock. The moment between making a file and locking it is covered by its
  /// age, in seconds.
  func removeLeftovers(olderThan age: Int) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if isTemporary(name) { Self.removeIfLeft("\(folder)/\(name)", olderThan: age) }
    }
  }

  private func isTemporary(_ name: String) -> Bool {
    guard name.hasSuffix(Self.end) else { return false }
    let body = name.dropLast(Self.end.count)
    return [stem, "."].contains { beginning in
      guard body.hasPrefix(beginning) else { return false }
      let random = body.dropFirst(beginning.count)
      return random.utf8.count == 16 && random.allSatisfy(\.isHexDigit)
    }
  }

  private static func removeIfLeft(_ path: String, olderThan age: Int) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    #if canImport(Darwin)
      let changed = status.st_ctimespec.tv_sec
    #else
      let changed = status.st_ctim.tv_sec
    #endif
    guard time(nil) - changed >= age, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    unlink(path)
  }

  private static let end = ".partial"
}
