#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The limits that this process and its workers live under.
package enum ResourceLimits {
  /// The memory beyond what a process has at its start that a check takes at least, in bytes.
  private static let leastMemory = 64 << 20

  /// The stack that apps may count on: that of the main thread on iOS, in bytes.
  private static let leastStack = 1 << 20

  /// Checks that the limits leave enough for a check.
  ///
  /// Where they don't, processes trap that have no fault.
  ///
  /// - Throws: ``EnvironmentError`` about the first limit that doesn't.
  package static func check() throws(EnvironmentError) {
    if let stack = limit(Resource.stack), stack < leastStack {
      throw .tooLow("stack", stack, needed: leastStack, option: "s")
    }
    for memory in Resource.memory {
      guard let limit = limit(memory.resource), let used = memory.used() else { continue }
      let needed = used + leastMemory
      if limit < needed { throw .tooLow(memory.name, limit, needed: needed, option: memory.option) }
    }
  }

  /// The limit in force, in bytes; nil where there is none.
  private static func limit(_ resource: Int32) -> Int? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur != rlim_t.max else { return nil }
    return Int(clamping: limit.rlim_cur)
  }
}

/// What a process may have too little of.
private enum Resource {
  /// Memory that is limited, with what is used of it, in bytes.
  struct Memory {
    var resource: Int32
    var name: String
    /// The letter of `ulimit`.
    var option: String
    var used: () -> Int?
  }

  #if os(Linux)
    static let stack = Int32(RLIMIT_STACK.rawValue)

    static var memory: [Memory] {
      [
        Memory(
          resource: Int32(RLIMIT_AS.rawValue), name: "address space", option: "v",
          used: { pages(0) }),
        Memory(
          resource: Int32(RLIMIT_DATA.rawValue), name: "data", option: "d", used: { pages(5) }),
      ]
    }

    /// The bytes that a field of `/proc/self/statm` counts.
    private static func pages(_ field: Int) -> Int? {
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var text = [UInt8](repeating: 0, count: 128)
      let count = read(file, &text, text.count)
      let fields = String(decoding: text.prefix(max(0, count)), as: UTF8.self)
        .split(separator: " ")
      guard field < fields.count, let pages = Int(fields[field]) else { return nil }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  #else
    static let stack = RLIMIT_STACK

    // Darwin accepts limits of memory and does not enforce them.
    static var memory: [Memory] { [] }
  #endif
}

extension EnvironmentError {
  fileprivate static func tooLow(
    _ name: String, _ limit: Int, needed: Int, option: String
  ) -> EnvironmentError {
    EnvironmentError(
      "The \(name) is limited to \(limit >> 10) KiB, and a check needs \(needed >> 10) KiB at least. "
        + "Raise 'ulimit -\(option)'.")
  }
}
