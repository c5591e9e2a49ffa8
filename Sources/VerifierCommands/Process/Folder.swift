import Files

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
  /// - Throws: `FileError` with the path and the system's reason.
  static func make(containing path: String) throws {
    var folder = ""
    for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .enumerated()
    {
      folder += index == 0 ? part : "/" + part
      if folder.isEmpty || exists(folder) { continue }
      if mkdir(folder, 0o755) != 0, errno != EEXIST {
        throw FileError(folder, .unwritable(errno))
      }
    }
  }

  /// Returns a Boolean value that indicates whether there is something at a path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names of what is in a folder, in no order; none where there is no folder.
  ///
  /// - Throws: `FileError` where it cannot be read.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw FileError(path, .unreadable(errno))
    }
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
