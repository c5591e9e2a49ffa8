#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  // Darwin declares the port of this task as a variable, although nobody changes it.
  @preconcurrency import Darwin
#endif

/// The number of bytes of memory that a process occupies, this one by default, or nil where it
/// cannot be known.
package func residentMemory(of process: Int32? = nil) -> Int? {
  #if canImport(Darwin)
    guard process == nil else { return nil }
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(
      MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
    let status = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    return status == KERN_SUCCESS ? Int(info.resident_size) : nil
  #else
    return MemoryUse.bytes(.resident, of: process)
  #endif
}

#if !canImport(Darwin)
  /// What Linux says about the memory of a process.
  enum MemoryUse: Int {
    /// All addresses, used or not.
    case addresses = 0
    /// What is in memory.
    case resident = 1
    /// All addresses of data, used or not.
    case data = 5

    /// The number of bytes; nil where it cannot be known.
    static func bytes(_ use: MemoryUse, of process: Int32? = nil) -> Int? {
      let file = open("/proc/\(process.map(String.init) ?? "self")/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let text = withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
        let length = read(file, buffer.baseAddress!, buffer.count)
        return String(decoding: buffer[..<max(0, length)], as: UTF8.self)
      }
      let fields = text.split(separator: " ")
      guard use.rawValue < fields.count, let pages = Int(fields[use.rawValue]) else { return nil }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }
#endif
