import Foundation

/// A finished process and what it cost.
struct ProcessRun {
  var output: String
  var status: Int32
  var cpuSeconds: Double
  var wallSeconds: Double
  var peakBytes: Int

  /// Runs a program to its end.
  ///
  /// - Throws: ``BenchmarkError`` when it cannot be started.
  static func of(_ command: [String], in directory: URL) throws -> ProcessRun {
    let log = directory.appendingPathComponent("output.txt")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // The working directory belongs to this process; programs are started one at a time.
    let before = FileManager.default.currentDirectoryPath
    guard FileManager.default.changeCurrentDirectoryPath(directory.path) else {
      throw BenchmarkError.cannotStart(command[0])
    }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let clock = ContinuousClock()
    let begin = clock.now
    var process = pid_t()
    guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
      throw BenchmarkError.cannotStart(command[0])
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let wall = begin.duration(to: clock.now)
    return ProcessRun(
      output: (try? String(contentsOf: log, encoding: .utf8)) ?? "", status: status,
      cpuSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds,
      wallSeconds: wall / .seconds(1),
      peakBytes: peakMemory(of: usage))
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}

/// The reason why a comparison cannot be made.
enum BenchmarkError: Error, CustomStringConvertible {
  case cannotStart(String)
  case cannotBuild(String, output: String)
  case cannotMeasure(String, output: String)
  case wrongCounts(program: String, size: String, found: String, expected: String)

  var description: String {
    switch self {
    case .cannotStart(let program): "'\(program)' cannot be started. Install it."
    case .cannotBuild(let program, let output): "\(program) cannot be built: \(output)"
    case .cannotMeasure(let program, let output):
      "\(program) did not measure searches of live objects, but wrote: \(output.suffix(300))"
    case .wrongCounts(let program, let size, let found, let expected):
      "\(program) found \(found) at size \(size) instead of \(expected)."
    }
  }
}
