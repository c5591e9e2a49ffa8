#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths without symbolic links.
public enum RealPath {
  /// Returns the one path of a file, however it was written, whether the file is there yet or not.
  public static func place(of path: String) -> String {
    let place = FilePlace(target(of: path))
    return folder(place.folder) + "/" + place.name
  }

  /// Returns the one path of a folder; what of it is not there yet stays as it was written.
  ///
  /// It has no slash at its end, so that the outermost one is empty.
  public static func folder(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved == "/" ? "" : resolved }
    let place = FilePlace(path)
    let isWhole = place.folder == path || place.name == ".." || place.name == "."
    return isWhole ? path : folder(place.folder) + "/" + place.name
  }

  /// Returns the path to which the content of a file really goes: a link stays a link, even one that
  /// leads to nothing yet.
  static func target(of path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    var place = path
    // As many as the system itself follows.
    for _ in 0..<40 {
      guard let next = destination(of: place) else { break }
      place = next.hasPrefix("/") ? next : FilePlace(place).folder + "/" + next
    }
    return place
  }

  /// Returns the path of what is there without links and dots; nil where nothing is.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the path that a symbolic link holds; nil where there is none.
  private static func destination(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes {
      readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
