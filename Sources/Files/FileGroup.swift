/// Files that are replaced together.
public struct FileGroup {
  private var contents: [(file: OutputFile, bytes: [UInt8])] = []

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
        try one.replace(keepingPrevious: true)
        replaced.append(one)
      }
    } catch {
      for one in replaced.reversed() { one.restore() }
      throw error
    }
    for folder in Set(staged.map(\.folder)) { StagedFile.synchronizeFolder(of: folder + "/") }
  }
}
