#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files so that a reader sees the old content or the new, never half of it.
struct OutputFile {
  /// The path as the user wrote it.
  let path: String

  /// Makes a file's place, after a look at whether it can be written.
  ///
  /// Whoever explores for minutes before writing wants to know beforehand.
  ///
  /// - Throws: ``CommandError`` with the path and the system's reason.
  init(_ path: String) throws {
    self.path = path
    if isDevice || ownDescriptor != nil { return }
    let temporary = temporaryPath
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(errno) }
    close(descriptor)
    unlink(temporary)
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR) }
  }

  /// Replaces the file's content.
  ///
  /// - Throws: ``CommandError`` with the path and the system's reason.
  func write(_ bytes: [UInt8]) throws {
    if let ownDescriptor {
      let number = put(bytes, into: ownDescriptor)
      if number != 0 { throw failure(number) }
      return
    }
    let isDevice = isDevice
    let place = isDevice ? path : temporaryPath
    let flags = isDevice ? O_WRONLY | O_CLOEXEC : O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = open(place, flags, 0o644)
    guard descriptor >= 0 else { throw failure(errno) }
    var number = put(bytes, into: descriptor)
    // A full disk may show only when the file is closed.
    if close(descriptor) != 0, number == 0 { number = errno }
    if isDevice {
      if number != 0 { throw failure(number) }
      return
    }
    if number == 0, rename(place, target) != 0 { number = errno }
    guard number == 0 else {
      unlink(place)
      throw failure(number)
    }
  }

  /// Replaces the file's content by a text.
  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// A Boolean value that indicates whether the path names something that is not replaced but written
  /// into: a terminal, a pipe.
  var isDevice: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// The descriptor that the path stands for.
  ///
  /// If it leads into a file, such as a log, the content of that file must stay.
  private var ownDescriptor: Int32? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: nil
    }
  }

  /// Returns whether the content of this file is lost when the other one is written; a device takes
  /// both.
  func isReplaced(by other: OutputFile) -> Bool {
    !isDevice && ownDescriptor == nil && place == other.place
  }

  /// The one path of the file, however it was written, whether the file is there yet or not.
  private var place: String {
    let target = target
    guard let slash = target.lastIndex(of: "/") else {
      return "\(Self.resolved(".") ?? ".")/\(target)"
    }
    let folder = String(target[..<slash])
    return (Self.resolved(folder) ?? folder) + target[slash...]
  }

  /// The path to which the content really goes: a link stays a link.
  private var target: String { Self.resolved(path) ?? path }

  /// The path of what is there without links and dots; nil where nothing is.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  // Beside the target, since only within a file system a file can be replaced at one stroke.
  private var temporaryPath: String { "\(target).\(getpid()).partial" }

  private func failure(_ number: Int32) -> CommandError {
    CommandError(.cannotWrite, .cannotWrite("'\(path)'", number))
  }
}

/// Writes all bytes; returns 0, or the number of the error that stopped it.
func put(_ bytes: [UInt8], into descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

extension String {
  /// The message that something cannot be written, with the cure where there is a usual one.
  static func cannotWrite(_ what: String, _ number: Int32) -> String {
    let cure =
      switch number {
      case ENOENT, ENOTDIR: " Make its folder first, or choose another path."
      case EACCES, EPERM, EROFS, EISDIR: " Choose another path."
      case ENOSPC, EDQUOT, EFBIG: " Make room, or choose another path."
      default: ""
      }
    return "Cannot write \(what): \(String(cString: strerror(number))).\(cure)"
  }
}
