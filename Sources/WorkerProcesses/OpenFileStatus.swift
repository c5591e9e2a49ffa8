#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says about an open file.
///
/// That it can't say anything doesn't mean that the file is closed.
package enum OpenFileStatus {
  case known(stat)
  case closed
  case unknown

  /// Asks about the file with a number.
  package init(of number: Int32) {
    var status = stat()
    if fstat(number, &status) == 0 {
      self = .known(status)
    } else {
      self = errno == EBADF ? .closed : .unknown
    }
  }
}
