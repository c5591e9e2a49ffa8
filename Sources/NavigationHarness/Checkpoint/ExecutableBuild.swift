import CSwiftRuntime
import Files

/// The identity of a build of an executable.
enum ExecutableBuild {
  /// Returns words that change with the content of an executable.
  ///
  /// - Parameter path: the executable; this one where it is nil.
  /// - Throws: `FileError` where it can't be read.
  static func of(_ path: String?) throws(FileError) -> String {
    let path = path ?? ownPath
    var digest: UInt64 = 0
    let error = nav_file_digest(path, &digest)
    if error != 0 { throw FileError(path, .unreadable(error)) }
    return "\(digest)"
  }

  #if os(Linux)
    private static let ownPath = "/proc/self/exe"
  #else
    private static let ownPath = CommandLine.arguments[0]
  #endif
}
