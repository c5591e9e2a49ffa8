#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension OutputFile {
  /// Replaces the file's content by what follows from the content that is there.
  ///
  /// Meanwhile nobody else updates a file of the same folder, so that no update is lost.
  ///
  /// - Parameter change: returns the new content; it is given the content of this moment, nil where
  ///   there is no file.
  /// - Throws: ``FileError``, or what `change` throws; the old content is then there.
  public func update(_ change: ([UInt8]?) throws -> [UInt8]) throws {
    if isWrittenInto { return try write(change(nil)) }
    // NB: The folder is locked, and not the file: the file is replaced, and its lock with it.
    let folder = open(FilePlace(target).folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileError(path, .unwritable(errno)) }
    defer { close(folder) }
    while flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      if isEnded() { throw FileError(path, .unwritable(EINTR)) }
      usleep(20_000)
    }
    try write(change(FileContent.readIfPresent(path, until: isEnded)))
  }
}
