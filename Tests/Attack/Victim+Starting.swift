#if os(Linux)
  import Foundation

  extension Victim {
    func startHere(in folder: Folder) throws -> Running {
      let streams = try Folder()
      let mark = UUID().uuidString
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      for (number, name) in [(Int32(1), "output"), (2, "errors")] {
        posix_spawn_file_actions_addopen(
          &actions, number, streams.place(name), O_WRONLY | O_CREAT | O_APPEND, 0o600)
      }
      // It must never run in the folder of whoever runs the attack.
      guard let changeFolder, changeFolder(&actions, folder.path) == 0 else {
        throw CannotStart(executable: executable, number: ENOSYS)
      }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // Threads of a pool block signals, and a victim must hear of them.
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

      let kept = ["PATH", "HOME", "LD_LIBRARY_PATH"]
      var variables = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      variables["SWIFT_BACKTRACE"] = "enable=no"
      variables[Self.mark] = mark
      variables.merge(environment) { $1 }
      let texts = variables.map { "\($0.key)=\($0.value)" }.sorted()
      var process: pid_t = 0
      let number = withCStrings([executable] + arguments) { arguments in
        withCStrings(texts) {
          posix_spawn(&process, executable, &actions, &attributes, arguments, $0)
        }
      }
      guard number == 0 else { throw CannotStart(executable: executable, number: number) }
      return Running(process: process, mark: "\(Self.mark)=\(mark)", streams: streams, in: folder)
    }
  }

  /// Lets a new process begin in a folder; looked up by name because headers show it to C alone.
  private let changeFolder: ChangeFolder? = {
    dlsym(nil, "posix_spawn_file_actions_addchdir_np")
      .map { unsafeBitCast($0, to: ChangeFolder.self) }
  }()

  private typealias ChangeFolder =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
#endif
