#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The state of a thread, as the system tells it.
package enum ThreadState: UInt8, Sendable {
  case running = 0x52  // R
  case asleep = 0x53  // S
  case waitingForDisk = 0x44  // D
  case stopped = 0x54  // T
  case stoppedByDebugger = 0x74  // t
  case ended = 0x5a  // Z
  case gone = 0x58  // X

  /// Returns the states of the threads of a process, by their numbers.
  ///
  /// - Parameter process: the number of the process; this one when nil.
  /// - Returns: nil where they can't be known; a thread whose state can't be has none.
  package static func all(of process: Int32? = nil) -> [Int32: ThreadState?]? {
    let path = "/proc/\(process.map(String.init) ?? "self")/task"
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var states: [Int32: ThreadState?] = [:]
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let thread = Int32(name) else { continue }
      states[thread] = .some(state(in: "\(path)/\(name)/stat"))
    }
    return states
  }

  private static func state(in path: String) -> ThreadState? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 512)
    let count = read(file, &text, text.count)
    // The state is the letter behind the name, which is in parentheses and may contain some.
    guard count > 0, let end = text[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count
    else { return nil }
    return ThreadState(rawValue: text[end + 2])
  }
}
