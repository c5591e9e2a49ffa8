#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory that the limits on this process, as `ulimit -v` sets them, leave to a search.
///
/// What such a limit refuses ends the process, so that a search must stop before.
struct MemoryHeadroom {
  #if os(Linux) && canImport(Glibc)
    private struct Limit {
      var use: MemoryUse
      var bytes: Int
      /// What was in use when the search began.
      var begin: Int
    }

    private let limits: [Limit]

    /// The memory that a batch of states may take, in bytes.
    private static let batch = 64 << 20

    /// Reads the limits.
    init() {
      let all = [(RLIMIT_AS, MemoryUse.addresses), (RLIMIT_DATA, .data)]
      limits = all.compactMap { resource, use in
        var limit = rlimit()
        guard getrlimit(Int32(resource.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max,
          let begin = MemoryUse.bytes(use)
        else { return nil }
        return Limit(use: use, bytes: Int(clamping: limit.rlim_cur), begin: begin)
      }
    }

    /// A Boolean value that indicates whether there is a limit.
    var isLimited: Bool { !limits.isEmpty }

    /// A Boolean value that indicates whether a search may not take more.
    var isUsedUp: Bool {
      limits.contains { limit in
        guard let now = MemoryUse.bytes(limit.use) else { return false }
        // An array that has a quarter of it all doubles, and is there twice meanwhile.
        return limit.bytes - now < Self.batch + max(0, now - limit.begin) / 2
      }
    }
  #else
    // Darwin accepts such limits and does not enforce them.
    let isLimited = false
    let isUsedUp = false
  #endif
}
