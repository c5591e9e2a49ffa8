/// Reads files to their end.
public enum FileContent {
  /// Returns the content of a file, of a pipe, or of whatever else can be read.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - limit: the greatest number of bytes; what never ends, such as `/dev/zero`, ends with an
  ///     error.
  ///   - isEnded: tells whether to give up waiting for somebody who writes into a pipe.
  /// - Throws: ``FileError``, which tells what is absent from what is unreadable.
  public static func read(
    _ path: String, limit: Int = 256 << 20, until isEnded: () -> Bool = { false }
  ) throws(FileError) -> [UInt8] {
    try read(InputFile(path), limit: limit, until: isEnded)
  }

  /// Returns the content of a file that is open.
  ///
  /// - Throws: ``FileError``, as ``read(_:limit:until:)`` does.
  public static func read(
    _ file: borrowing InputFile, limit: Int = 256 << 20, until isEnded: () -> Bool = { false }
  ) throws(FileError) -> [UInt8] {
    if let size = file.size, size > limit { throw FileError(file.path, .tooLarge(limit)) }
    var content: [UInt8] = []
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { room.deallocate() }
    while true {
      let count = try file.read(into: room, until: isEnded)
      if count == 0 { return content }
      content += room[..<count]
      if content.count > limit { throw FileError(file.path, .tooLarge(limit)) }
    }
  }

  /// Returns the content of what is at a path; nil where nothing is.
  ///
  /// - Throws: ``FileError`` as ``read(_:limit:until:)`` does, but for what is absent.
  public static func readIfPresent(
    _ path: String, limit: Int = 256 << 20, until isEnded: () -> Bool = { false }
  ) throws(FileError) -> [UInt8]? {
    do {
      return try read(path, limit: limit, until: isEnded)
    } catch {
      if error.reason == .absent { return nil }
      throw error
    }
  }
}
