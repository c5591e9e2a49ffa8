#if canImport(Glibc)
  // For `environ`, which nobody should change while others read it anyway.
  @preconcurrency import Glibc
#endif

/// The start of an executable, this one when nil, with exactly the open files that are named.
struct Spawning {
  var files: [(source: Descriptor, place: Int32)]
  var executable: String?
  var arguments: [String]
  var environment: [String: String]
}

#if os(Linux) && !Portable
  extension Spawning {
    /// A Boolean value that indicates whether executables can be started as workers.
    static let isPossible = true

    /// Starts the executable, and returns the number of its process.
    ///
    /// - Throws: ``WorkerUnavailable``.
    func run() throws -> Int32 {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      // What the subject prints goes nowhere; nothing of it can reach the protocol.
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      for file in files {
        posix_spawn_file_actions_adddup2(&actions, file.source.number, file.place)
      }
      _ = closeOthers?(&actions, WorkerProtocol.marker + 1)

      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // Threads of a pool block signals, and hosts ignore some: a worker starts afresh. It has a
      // process group of its own so that Ctrl-C reaches the host alone, which then ends the worker.
      var none = sigset_t()
      sigemptyset(&none)
      var all = sigset_t()
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      posix_spawnattr_setpgroup(&attributes, 0)
      posix_spawnattr_setflags(
        &attributes,
        Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

      let path = executable ?? "/proc/self/exe"
      let program = executable ?? CommandLine.arguments.first ?? path
      var process: pid_t = 0
      let failure = withCStrings([program] + arguments) { arguments in
        withCStrings(wholeEnvironment) { environment in
          posix_spawn(&process, path, &actions, &attributes, arguments, environment)
        }
      }
      guard failure == 0 else {
        throw EnvironmentError.cannot("start a worker", "posix_spawn", failure)
      }
      return process
    }

    private var wholeEnvironment: [String] {
      var changes = environment
      changes[WorkerProtocol.variable] = "1"
      // Printing a backtrace takes longer than starting the worker again; the host asks for one by
      // setting the variable itself.
      if changes["SWIFT_BACKTRACE"] == nil { changes["SWIFT_BACKTRACE"] = "enable=no" }
      var result: [String] = []
      var entry = environ
      while let next = entry.pointee {
        let text = String(cString: next)
        let name = String(text.prefix { $0 != "=" })
        if changes[name] == nil { result.append(text) }
        entry += 1
      }
      return result + changes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
  }

  /// Closes all files from a number on in the new process: those that others opened without the
  /// flag to close them there.
  ///
  /// Looked up by name because not every C library has it.
  private let closeOthers: CloseFrom? = {
    dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
      .map { unsafeBitCast($0, to: CloseFrom.self) }
  }()

  private typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
#else
  // Elsewhere nobody has tried it: the place of this executable, the files that a process inherits
  // and its signals are other ones.
  extension Spawning {
    static let isPossible = false

    func run() throws -> Int32 { throw WorkerUnavailable.notHere() }
  }
#endif
