#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files so that a reader sees the old content or the new, never half of it.
enum OutputFile {
  /// Replaces a file's content; folders on the way are made.
  ///
  /// - Throws: ``CommandError`` with the path and the system's reason.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try makeFolder(of: path)
    let temporary = "\(path).\(getpid()).partial"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CommandError(.cannotWrite, .cannotWrite("'\(path)'", errno)) }
    var rest = bytes[...]
    var failure: Int32 = 0
    while !rest.isEmpty, failure == 0 {
      let count = rest.withUnsafeBytes { put(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        failure = errno == EINTR ? 0 : errno
      } else {
        rest = rest.dropFirst(count)
      }
    }
    // A full disk may show only when the file is closed.
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(temporary)
      throw CommandError(.cannotWrite, .cannotWrite("'\(path)'", failure))
    }
  }

  static func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  /// The content of a file, or nil when there is none that can be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return content }
      content += buffer[..<count]
    }
  }

  private static func makeFolder(of path: String) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var folder = ""
    for (index, part) in parts.enumerated() {
      folder += index == 0 ? part : "/" + part
      if folder.isEmpty { continue }
      if mkdir(folder, 0o755) != 0, errno != EEXIST {
        throw CommandError(.cannotWrite, .cannotWrite("'\(path)'", errno))
      }
    }
  }
}

private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
