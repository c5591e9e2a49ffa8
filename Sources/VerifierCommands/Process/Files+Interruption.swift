import Files

extension OutputFile {
  /// Makes the place of a file that a command writes, which waits for the reader of a pipe until somebody
  /// asks for an end.
  ///
  /// - Throws: `FileError` with the path and the system's reason.
  init(ofCommand path: String) throws(FileError) {
    try self.init(path) { Interruption.isWanted }
  }
}
