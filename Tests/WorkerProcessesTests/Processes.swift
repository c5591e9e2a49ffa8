#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Returns a Boolean value that indicates whether a process doesn't exist, not even as a zombie.
func isGone(_ process: Int32) -> Bool { kill(process, 0) == -1 && errno == ESRCH }

/// Returns a Boolean value that indicates whether a process exists and is not merely waiting to be
/// buried.
func isRunning(_ process: Int32) -> Bool {
  guard let file = fopen("/proc/\(process)/stat", "r") else { return false }
  defer { fclose(file) }
  var line = [UInt8](repeating: 0, count: 512)
  let text = String(decoding: line.prefix(fread(&line, 1, line.count, file)), as: UTF8.self)
  return text.split(separator: ")").last?.split(separator: " ").first != "Z"
}

/// The paths of the files that a process has open, in order of their numbers.
///
/// Those that libdispatch opens for itself, when its threads are busy, are left out.
func openFiles(of process: Int32) -> [String] {
  (0..<256).compactMap { number in
    var path = [UInt8](repeating: 0, count: 512)
    let length = readlink("/proc/\(process)/fd/\(number)", &path, path.count)
    guard length >= 0 else { return nil }
    let name = String(decoding: path.prefix(length), as: UTF8.self)
    // An inherited file may lose its name meanwhile: the test that made it removes its folder.
    return name.hasSuffix(deleted) ? String(name.dropLast(deleted.count)) : name
  }.filter { !filesOfDispatch.contains($0) && !$0.hasPrefix("/proc/\(process)/task/") }
}

/// The mark that the kernel appends to the path of an open file that has no name any more.
private let deleted = " (deleted)"

private let filesOfDispatch: Set = [
  "anon_inode:[eventpoll]", "anon_inode:[eventfd]", "anon_inode:[timerfd]",
]
