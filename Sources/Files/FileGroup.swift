#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are replaced together.
public struct FileGroup {
  private var contents: [(file: OutputFile, bytes: [UInt8])] = []

  /// Gives a file a second name; returns 0, or the number of the error that kept it from that.
  ///
  /// For tests, which have no file system without it.
  var link: (_ path: String, _ second: String) -> Int32 = { path, second in
    linkFile(path, second) == 0 ? 0 : errno
  }

  /// Makes a group without a file.
  public init() {}

  /// Adds what a file will hold.
  public mutating func add(_ bytes: [UInt8], to file: OutputFile) { contents.append((file, bytes)) }

  /// Adds what a file will hold.
  public mutating func add(_ text: String, to file: OutputFile) { add(Array(text.utf8), to: file) }

  /// Replaces all files, in the order in which they were added, or none where one can't be written.
  ///
  /// Devices are written first: what they have taken can't be taken back.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason.
  public func commit() throws(FileError) {
    var staged: [StagedFile] = []
    for (file, bytes) in contents where !file.isWrittenInto {
      let one = try StagedFile(for: file)
      try one.write(bytes)
      try one.synchronize()
      staged.append(one)
    }
    for (file, bytes) in contents where file.isWrittenInto {
      try file.write(bytes)
    }
    var replaced: [StagedFile] = []
    do {
      for one in staged {
        try one.keepPrevious(linking: link)
        try one.replace()
        replaced.append(one)
      }
    } catch {
      for one in replaced.reversed() { one.restore() }
      throw error
    }
    for folder in Set(staged.map(\.folder)) { StagedFile.synchronizeFolder(of: folder + "/") }
  }
}

private func linkFile(_ path: String, _ second: String) -> Int32 { link(path, second) }
