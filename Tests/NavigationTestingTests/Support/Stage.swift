import Foundation
import NavigationHarness
import WorkerProcesses

/// Performs a scene in a process of its own, this executable started again, and hears what it prints.
enum Stage {
  /// The scene that this process is to perform, if it is a stage.
  static var scene: Scene? {
    ProcessInfo.processInfo.environment[variable].flatMap(Scene.init)
  }

  private static let variable = "NAVIGATION_STAGE"

  /// The outcome of a scene.
  struct Performance {
    var status: Int32
    var isKilled: Bool
    var output: String
  }

  /// Performs a scene as a test of XCTest.
  static func inXCTest(
    _ scene: Scene, environment: [String: String] = [:]
  ) throws -> Performance {
    try perform(
      scene,
      SelfReexecution.arguments(forXCTest: "NavigationTestingTests.XCTestScenes/testScene"),
      environment)
  }

  /// Performs a scene as a test of Swift Testing.
  static func inSwiftTesting(
    _ scene: Scene, options: [String] = [], environment: [String: String] = [:]
  ) throws -> Performance {
    try perform(
      scene,
      SelfReexecution.arguments(forSwiftTestingFilter: "SwiftTestingScenes/scene") + options,
      environment)
  }

  private static func perform(
    _ scene: Scene, _ arguments: [String], _ environment: [String: String]
  ) throws -> Performance {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "NAVIGATION_ARTIFACTS" }
      .merging(
        [variable: scene.rawValue, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"],
        uniquingKeysWith: { $1 }
      )
      .merging(environment, uniquingKeysWith: { $1 })
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Performance(
      status: process.terminationStatus,
      isKilled: process.terminationReason == .uncaughtSignal,
      output: String(decoding: output, as: UTF8.self))
  }
}
