#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks at and changes folders.
enum Folder {
  /// Makes the folder in which a file is to be, and those around it.
  ///
  /// - Throws: ``CommandError`` with the path and the system's reason.
  static func make(containing path: String) throws {
    var folder = ""
    for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .enumerated()
    {
      folder += index == 0 ? part : "/" + part
      if folder.isEmpty || exists(folder) { continue }
      if mkdir(folder, 0o755) != 0, errno != EEXIST {
        throw CommandError(.cannotWrite, .cannotWrite("'\(folder)'", errno))
      }
    }
  }

  /// Returns whether there is something at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The content of a file, or nil when there is none that can be read.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = get(&buffer, from: descriptor)
      if count < 0 { return nil }
      if count == 0 { return content }
      content += buffer[..<count]
    }
  }

  /// The names of what is in a folder, in no order; none when it cannot be read.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes a file, if there is one.
  static func remove(_ path: String) { unlink(path) }
}

private func get(_ buffer: inout [UInt8], from descriptor: Int32) -> Int {
  read(descriptor, &buffer, buffer.count)
}
