#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The content that a file is about to have.
///
/// It lies beside the file, since only within a file system a file can be replaced at one stroke,
/// under a name that nobody can foresee. It is locked as long as somebody writes it: an unlocked one
/// was left by a process that was killed, and goes when the file is written the next time.
public final class StagedFile {
  private let file: OutputFile
  private let target: String
  private let descriptor: Int32
  /// The path of what is written; nil where the device itself is.
  private var temporary: String?
  /// The content before the file's place was taken; nil as long as nobody needs to know.
  private var previous: Previous?

  /// Begins to write.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason.
  public convenience init(for file: OutputFile) throws(FileError) {
    try self.init(for: file, leftAfter: Self.ageOfLeftovers)
  }

  /// The number of seconds after which an unlocked temporary file counts as left.
  static let ageOfLeftovers = 60

  /// Begins to write.
  ///
  /// - Parameter age: the number of seconds after which an unlocked temporary file counts as left.
  init(for file: OutputFile, leftAfter age: Int) throws(FileError) {
    self.file = file
    target = file.target
    if let own = file.ownDescriptor {
      descriptor = fcntl(own, F_DUPFD_CLOEXEC, 3)
      if descriptor < 0 { throw FileError(file.path, .unwritable(errno)) }
    } else if file.isDevice {
      descriptor = try Self.openDevice(file)
    } else {
      let names = TemporaryNames(for: target)
      names.removeLeftovers(olderThan: age)
      (descriptor, temporary) = try Self.openTemporary(names, for: file)
    }
  }

  deinit {
    close(descriptor)
    if let temporary { unlink(temporary) }
    if case .kept(let place) = previous { unlink(place) }
  }

  // MARK: Opening

  /// Opens a temporary file that has the mode of the file.
  private static func openTemporary(
    _ names: TemporaryNames, for file: OutputFile
  ) throws(FileError) -> (Int32, String) {
    for attempt in 0..<16 {
      let name = names.next(isShort: attempt > 0)
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        flock(descriptor, LOCK_EX | LOCK_NB)
        let number = keepMode(of: file.target, for: descriptor)
        if number == 0 { return (descriptor, name) }
        close(descriptor)
        unlink(name)
        throw FileError(file.path, .unwritable(number))
      }
      // A name that is taken is tried no second time, one that is too long is made shorter.
      guard errno == EEXIST || (errno == ENAMETOOLONG && attempt == 0) else { break }
    }
    throw FileError(file.path, .unwritable(errno))
  }

  /// Opens what is written into; waits for somebody who reads from a pipe.
  private static func openDevice(_ file: OutputFile) throws(FileError) -> Int32 {
    var status = stat()
    if stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK {
      return try connect(to: file)
    }
    while true {
      let descriptor = open(file.path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      if descriptor >= 0 { return descriptor }
      let isWaiting = errno == ENXIO && status.st_mode & S_IFMT == S_IFIFO
      guard isWaiting, !file.isEnded() else { throw FileError(file.path, .unwritable(errno)) }
      usleep(50_000)
    }
  }

  private static func connect(to file: OutputFile) throws(FileError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array(file.path.utf8)
    guard path.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw FileError(file.path, .unwritable(ENAMETOOLONG))
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = Int32(SOCK_STREAM)
    #endif
    let descriptor = socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { throw FileError(file.path, .unwritable(errno)) }
    let outcome = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connectSocket(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard outcome == 0 else {
      let number = errno
      close(descriptor)
      throw FileError(file.path, .unwritable(number))
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    return descriptor
  }

  /// Gives a temporary file the mode and, where that is allowed, the owner of the file.
  ///
  /// - Returns: 0, or the number of the error that kept it from the mode: what only its owner may read
  ///   must not become what everybody may read.
  static func keepMode(of target: String, for descriptor: Int32) -> Int32 {
    var status = stat()
    guard stat(target, &status) == 0 else { return errno == ENOENT ? 0 : errno }
    if status.st_uid != geteuid() || status.st_gid != getegid() {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
    }
    let mode = status.st_mode & 0o7777
    if fchmod(descriptor, mode) == 0 { return 0 }
    let number = errno
    // A file system without modes refuses, and shows the same one for all files.
    var own = stat()
    return fstat(descriptor, &own) == 0 && own.st_mode & 0o7777 == mode ? 0 : number
  }

  // MARK: Writing

  /// Adds bytes.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    let number = bytes.withUnsafeBytes { put($0, into: descriptor, until: file.isEnded) }
    if number != 0 { throw FileError(file.path, .unwritable(number)) }
  }

  /// Adds bytes.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    let number = put(bytes, into: descriptor, until: file.isEnded)
    if number != 0 { throw FileError(file.path, .unwritable(number)) }
  }

  // MARK: Taking the file's place

  /// Takes the file's place, once everything is on the disk.
  ///
  /// - Throws: ``FileError`` with the path and the system's reason; the old content is then there.
  public func commit() throws(FileError) {
    try synchronize()
    try replace()
    Self.synchronizeFolder(of: target)
  }

  /// Waits until everything is on the disk.
  func synchronize() throws(FileError) {
    guard temporary != nil else { return }
    // A full disk may show only now.
    if fsync(descriptor) != 0 { throw FileError(file.path, .unwritable(errno)) }
  }

  /// Takes the file's place.
  func replace() throws(FileError) {
    guard let temporary else { return }
    if rename(temporary, target) != 0 { throw FileError(file.path, .unwritable(errno)) }
    self.temporary = nil
  }

  // MARK: Bringing back what was there

  private enum Previous {
    case nothing
    /// The content is there under another name.
    case kept(String)
  }

  /// Keeps what is there under a second name, for ``restore()``.
  ///
  /// - Parameter link: gives a file a second name, and returns the number of the error that kept it
  ///   from that; not every file system can.
  /// - Throws: ``FileError`` where it can't be kept.
  func keepPrevious(
    linking link: (_ path: String, _ second: String) -> Int32
  ) throws(FileError) {
    guard temporary != nil else { return }
    let names = TemporaryNames(for: target)
    var second = names.next(isShort: false)
    var number = link(target, second)
    if number == ENAMETOOLONG {
      second = names.next(isShort: true)
      number = link(target, second)
    }
    switch number {
    case 0: previous = .kept(second)
    case ENOENT: previous = .nothing
    default: previous = .kept(try copyOfTarget(names))
    }
  }

  /// Writes what is there into a second file; returns its path.
  private func copyOfTarget(_ names: TemporaryNames) throws(FileError) -> String {
    let content = try FileContent.read(target, limit: .max, until: file.isEnded)
    let (descriptor, path) = try Self.openTemporary(names, for: file)
    defer { close(descriptor) }
    var number = content.withUnsafeBytes { put($0, into: descriptor, until: file.isEnded) }
    if number == 0, fsync(descriptor) != 0 { number = errno }
    guard number == 0 else {
      unlink(path)
      throw FileError(file.path, .unwritable(number))
    }
    return path
  }

  /// Brings back what was replaced.
  func restore() {
    switch previous {
    case .kept(let place): rename(place, target)
    case .nothing: unlink(target)
    case nil: break
    }
    // What can't go back is not thrown away either.
    previous = nil
  }

  /// Waits until a folder says on the disk what it says.
  static func synchronizeFolder(of path: String) {
    let folder = open(FilePlace(path).folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    // Not every file system does it, and the file is there all the same.
    fsync(folder)
    close(folder)
  }

  /// The folder in which the file is.
  var folder: String { FilePlace(target).folder }
}

#if canImport(Glibc)
  private let connectSocket = Glibc.connect
#elseif canImport(Musl)
  private let connectSocket = Musl.connect
#elseif canImport(Darwin)
  private let connectSocket = Darwin.connect
#endif
