#if canImport(Glibc)
  // For `environ`, which nobody should change while others read it anyway.
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The start of a program, in a process group of its own and with exactly the open files that are
/// named.
struct Spawning {
  /// A standard stream of a program.
  enum Stream {
    case nothing
    /// That of this process.
    case own
    case file(Descriptor)
  }

  /// The path of the program, or its name in one of the folders of `PATH`.
  var program: String

  /// The arguments; the name by which the program knows itself comes first.
  var arguments: [String]

  /// The variables that it does not have from this process.
  var environment: [String: String] = [:]

  /// The folder in which it runs; nil: that of this process.
  var folder: String?

  var input = Stream.nothing
  var output = Stream.nothing
  var errors = Stream.nothing

  /// Files beside the streams, by their numbers there.
  var files: [(source: Descriptor, place: Int32)] = []

  /// A call that failed, and the number of its error.
  struct Failure: Error {
    var call: String
    var number: Int32
  }

  /// Starts the program, and returns the number of its process.
  func run() throws(Failure) -> Int32 {
    var actions = noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let folder {
      let number = changeFolder(&actions, folder)
      if number != 0 { throw Failure(call: "posix_spawn_file_actions_addchdir_np", number: number) }
    }
    let streams = [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)]
    for (stream, place) in streams {
      switch stream {
      case .own: break
      case .nothing: posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_RDWR, 0)
      case .file(let file): posix_spawn_file_actions_adddup2(&actions, file.number, place)
      }
    }
    for file in files { posix_spawn_file_actions_adddup2(&actions, file.source.number, file.place) }
    closeOthers(&actions, 1 + (files.map(\.place).max() ?? STDERR_FILENO))

    var attributes = noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a pool block signals, and commands ignore some: a program starts afresh. It has a
    // process group of its own so that Ctrl-C reaches this process alone, which then ends the program.
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

    var process: pid_t = 0
    let number = withCStrings(arguments) { arguments in
      withCStrings(wholeEnvironment) { environment in
        posix_spawnp(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard number == 0 else { throw Failure(call: "posix_spawn", number: number) }
    return process
  }

  private var wholeEnvironment: [String] {
    var result: [String] = []
    var entry = variables
    while let next = entry?.pointee {
      let text = String(cString: next)
      if environment[String(text.prefix { $0 != "=" })] == nil { result.append(text) }
      entry = entry?.advanced(by: 1)
    }
    return result + environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}

#if canImport(Darwin)
  private let noActions: posix_spawn_file_actions_t? = nil
  private let noAttributes: posix_spawnattr_t? = nil
  private var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    _NSGetEnviron().pointee
  }

  private func changeFolder(_ actions: inout posix_spawn_file_actions_t?, _ folder: String) -> Int32
  {
    posix_spawn_file_actions_addchdir_np(&actions, folder)
  }

  /// All files of this package are closed there by a flag of their own.
  private func closeOthers(_ actions: inout posix_spawn_file_actions_t?, _ first: Int32) {}
#else
  private let noActions = posix_spawn_file_actions_t()
  private let noAttributes = posix_spawnattr_t()
  private var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }

  // Both are looked up by name because not every C library has them.

  private func changeFolder(_ actions: inout posix_spawn_file_actions_t, _ folder: String) -> Int32
  {
    guard let function = dlsym(nil, "posix_spawn_file_actions_addchdir_np") else { return ENOSYS }
    typealias Function =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) ->
      Int32
    return unsafeBitCast(function, to: Function.self)(&actions, folder)
  }

  /// Closes all files from a number on in the new process: those that others opened without the
  /// flag to close them there.
  private func closeOthers(_ actions: inout posix_spawn_file_actions_t, _ first: Int32) {
    guard let function = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
    typealias Function =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    _ = unsafeBitCast(function, to: Function.self)(&actions, first)
  }
#endif
