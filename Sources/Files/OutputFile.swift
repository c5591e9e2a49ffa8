#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file to write, of which a reader sees the old content or the new, never half of it.
///
/// What is written is a temporary file beside it, which takes its place when all of it is on the
/// disk. The mode stays, and so does a symbolic link. A device, a pipe and a socket are written into
/// and never replaced.
public struct OutputFile: Sendable {
  /// The path as the user wrote it.
  public let path: String

  /// Tells whether to give up waiting for somebody who reads from a pipe.
  let isEnded: @Sendable () -> Bool

  /// Makes a file's place, after a look at whether it can be written.
  ///
  /// A search may take minutes, and the file is written after it.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - isEnded: tells whether to give up waiting for somebody who reads from a pipe.
  /// - Throws: ``FileError`` with the path and the system's reason.
  public init(
    _ path: String, until isEnded: @escaping @Sendable () -> Bool = { false }
  ) throws(FileError) {
    self.path = path
    self.isEnded = isEnded
    if isWrittenInto { return }
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw FileError(path, .unwritable(EISDIR)) }
      if access(path, W_OK) != 0 { throw FileError(path, .unwritable(errno)) }
    } else if errno != ENOENT {
      // The name of a temporary file may be one that the file's own name can't be.
      throw FileError(path, .unwritable(errno))
    }
    _ = try StagedFile(for: self)
  }

  /// Replaces the file's content.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason; the old content is then there.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    let staged = try StagedFile(for: self)
    try staged.write(bytes)
    try staged.commit()
  }

  /// Replaces the file's content by a text.
  public func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Removes the temporary files beside a file that a process has left which was killed, or could not
  /// remove them; ``write(_:)`` does so by itself.
  public static func removeLeftovers(beside path: String) {
    removeLeftovers(beside: path, olderThan: StagedFile.ageOfLeftovers)
  }

  /// - Parameter age: the number of seconds after which an unlocked temporary file counts as left.
  static func removeLeftovers(beside path: String, olderThan age: Int) {
    TemporaryNames(for: RealPath.target(of: path)).removeLeftovers(olderThan: age)
  }

  /// A Boolean value that indicates whether the path names something that is not replaced but written
  /// into: a terminal, a pipe.
  public var isDevice: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// A Boolean value that indicates whether what is there stays and takes the content, instead of
  /// being replaced.
  var isWrittenInto: Bool { isDevice || ownDescriptor != nil }

  /// The descriptor that the path stands for.
  ///
  /// If it leads into a file, such as a log, the content of that file must stay.
  var ownDescriptor: Int32? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether the content of this file is lost when the other
  /// one is written; a device takes both.
  public func isReplaced(by other: OutputFile) -> Bool {
    !isWrittenInto && place == other.place
  }

  /// The one path of the file, however it was written, whether the file is there yet or not.
  private var place: String { RealPath.place(of: path) }

  /// The path to which the content really goes: a link stays a link, even one that leads to nothing
  /// yet.
  var target: String { RealPath.target(of: path) }
}

/// The two parts of a path.
struct FilePlace {
  /// The path of the folder, without a slash at its end; `.` where the path names none.
  let folder: String
  /// The name in the folder.
  let name: String

  init(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else {
      (folder, name) = (".", path)
      return
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.index(after: slash)...])
  }
}
