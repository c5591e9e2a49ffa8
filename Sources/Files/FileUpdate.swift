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
  /// Meanwhile nobody else updates a file of the same folder, so that no update is lost. Some file
  /// systems have no locks, and an editor asks for none: where the content is another one when the
  /// new one is on the disk, the change is made again, of that.
  ///
  /// - Parameter change: returns the new content; it is given the content of this moment, nil where
  ///   there is no file.
  /// - Throws: ``FileError``, or what `change` throws; the old content is then there.
  public func update(_ change: ([UInt8]?) throws -> [UInt8]) throws {
    try update(locking: { flock($0, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }, change)
  }

  /// Replaces the file's content.
  ///
  /// - Parameter lock: locks a folder that is open; returns 0, or the number of the error that kept it
  ///   from that.
  func update(
    locking lock: (Int32) -> Int32, _ change: ([UInt8]?) throws -> [UInt8]
  ) throws {
    if isWrittenInto { return try write(change(nil)) }
    // NB: The folder is locked, and not the file: the file is replaced, and its lock with it.
    let folder = open(FilePlace(target).folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileError(path, .unwritable(errno)) }
    defer { close(folder) }
    while [EWOULDBLOCK, EINTR].contains(lock(folder)) {
      if isEnded() { throw FileError(path, .unwritable(EINTR)) }
      usleep(20_000)
    }
    for _ in 0..<Self.mostChanges {
      let before = try FileContent.readIfPresent(path, until: isEnded)
      let staged = try StagedFile(for: self)
      try staged.write(change(before))
      // Here, and not within the commit, which would take long after the last look.
      try staged.synchronize()
      let isSame = try FileContent.readIfPresent(path, until: isEnded) == before
      if isSame { return try staged.commit() }
    }
    throw FileError(path, .unwritable(EBUSY))
  }

  /// The number of times that a change is made where somebody else writes all the while.
  private static let mostChanges = 100
}
