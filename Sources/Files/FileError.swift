#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a file can't be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Reason: Hashable, Sendable {
    /// There is nothing at the path.
    case absent
    /// There is something that can't be read; the number of the system's error.
    case unreadable(Int32)
    /// It holds more than anybody expects there; the greatest number of bytes.
    case tooLarge(Int)
    /// It can't be written; the number of the system's error.
    case unwritable(Int32)
  }

  /// The path as the user wrote it.
  public let path: String
  /// The problem.
  public let reason: Reason

  /// Makes an error.
  public init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The fact and its cure.
  public var description: String {
    switch reason {
    case .absent: "There is nothing at '\(path)'."
    case .unreadable(let number): .cannotRead("'\(path)'", number)
    case .tooLarge(let limit): .tooLarge(path, limit)
    case .unwritable(let number): .cannotWrite("'\(path)'", number)
    }
  }

  /// The system's words for the reason, without path and cure.
  public var systemText: String {
    switch reason {
    case .absent: text(of: ENOENT)
    case .unreadable(let number), .unwritable(let number): text(of: number)
    case .tooLarge: text(of: EFBIG)
    }
  }
}

private func text(of number: Int32) -> String { String(cString: strerror(number)) }

extension String {
  /// The message that something can't be written, with the cure where there is a usual one.
  public static func cannotWrite(_ what: String, _ number: Int32) -> String {
    let cure =
      switch number {
      case ENOENT, ENOTDIR: " Make its folder first, or choose another path."
      case EACCES, EPERM, EROFS, EISDIR, ELOOP: " Choose another path."
      case ENOSPC, EDQUOT, EFBIG: " Make room, or choose another path."
      case ENXIO: " Start what reads from it first."
      case EINTR: " Let somebody read it."
      case EBUSY: " Wait until nobody else writes it."
      default: ""
      }
    return "Cannot write \(what): \(text(of: number)).\(cure)"
  }

  fileprivate static func cannotRead(_ what: String, _ number: Int32) -> String {
    let cure =
      switch number {
      case EACCES, EPERM: " Look at who may read it."
      case EISDIR: " Name a file in it."
      case EIO: " Look at the disk that holds it."
      default: ""
      }
    return "Cannot read \(what): \(text(of: number)).\(cure)"
  }

  fileprivate static func tooLarge(_ path: String, _ limit: Int) -> String {
    "'\(path)' holds more than \(limit >> 20) MiB, and no file of its kind does. Look at what it is."
  }
}
