import Foundation
import Testing

/// The output of a process, and its end.
struct Outcome: Equatable {
  var output: String
  var errors: String
  var status: Int32
}

/// An executable of this package, found beside the tests.
struct Executable {
  let path: String

  /// The commands over toy systems.
  static let toy = Executable(named: "toy-verifier")

  /// The commands as they are shipped.
  static let verifier = Executable(named: "verifier")

  /// An executable somewhere else.
  init(path: String) { self.path = path }

  private init(named name: String) {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    path = folder.appendingPathComponent(name).path
  }

  /// Runs the executable to its end.
  func run(
    _ arguments: String..., in folder: TestFolder? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, in: folder, environment: environment)
  }

  /// Runs the executable to its end.
  func run(
    _ arguments: [String], in folder: TestFolder? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try Self.run(path, arguments, in: folder, environment: environment)
  }

  /// Runs a line of shell to its end, in which `$VERIFIER` is the executable.
  func shell(_ line: String, in folder: TestFolder? = nil) throws -> Outcome {
    try Self.run("/bin/bash", ["-c", line], in: folder, environment: ["VERIFIER": path])
  }

  /// Starts the executable and does not wait for its end.
  func start(
    _ arguments: [String], in folder: TestFolder? = nil, environment: [String: String] = [:]
  ) throws -> RunningExecutable {
    try Self.start(path, arguments, in: folder, environment: environment)
  }

  private static func run(
    _ path: String, _ arguments: [String], in folder: TestFolder?, environment: [String: String]
  ) throws -> Outcome {
    try start(path, arguments, in: folder, environment: environment).end()
  }

  private static func start(
    _ path: String, _ arguments: [String], in folder: TestFolder?, environment: [String: String]
  ) throws -> RunningExecutable {
    let streams = try TestFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: (folder ?? streams).path)
    // The colors and the like of whoever runs the tests must not matter.
    let kept = ["PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "DYLD_LIBRARY_PATH"]
    process.environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try streams.handle("output")
    process.standardError = try streams.handle("errors")
    try withAllSignals { try process.run() }
    return RunningExecutable(process: process, streams: streams)
  }
}

/// Runs a body in which no signal is blocked.
///
/// Threads of the dispatch queues, on which tests run, block signals, and a process that is started
/// there would never hear of them.
private func withAllSignals(_ body: () throws -> Void) rethrows {
  var none = sigset_t()
  var former = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &former)
  defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
  try body()
}

/// An executable that was started.
struct RunningExecutable {
  fileprivate let process: Process
  fileprivate let streams: TestFolder

  var processID: Int32 { process.processIdentifier }

  var isRunning: Bool { process.isRunning }

  /// What it has written so far.
  var output: String { (try? streams.read("output")) ?? "" }

  /// Waits for its end.
  func end() throws -> Outcome {
    process.waitUntilExit()
    return Outcome(
      output: try streams.read("output"), errors: try streams.read("errors"),
      status: process.terminationStatus)
  }
}

/// A folder that is there as long as the value is.
final class TestFolder {
  let path: String

  init() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("verifier-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of all files in the folder, sorted.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: place(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  func read(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: place(name))))
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: place(name)))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: place(name)) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: place(name), withIntermediateDirectories: true)
  }

  func place(_ name: String) -> String { "\(path)/\(name)" }

  fileprivate func handle(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: place(name)))
  }
}

/// Asserts that a command refuses what it was given: with one error, and nothing else.
func assertRefused(
  _ outcome: Outcome, _ error: String, status: Int32 = 64,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    outcome == Outcome(output: "", errors: "Error: \(error)\n", status: status),
    sourceLocation: sourceLocation)
}
