import Foundation
import NavigationHarness

/// Performs a scene in a process of its own, this executable started again, and hears what it prints.
enum Stage {
  /// The scene that this process is to perform, if it is a stage.
  static var scene: Scene? {
    ProcessInfo.processInfo.environment[variable].flatMap(Scene.init)
  }

  private static let variable = "NAVIGATION_STAGE"

  /// What came of a scene.
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

extension Stage.Performance {
  /// The failures as XCTest prints them: the text after `error: Class.testMethod : `, each with the
  /// lines that follow, and the place in front of it as `File.swift:line`.
  var xcTestFailures: [String] {
    var failures: [String] = []
    var isInside = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let mark = line.range(of: ": error: "), let end = line.range(of: " : ") {
        isInside = true
        failures.append(place(line[..<mark.lowerBound]) + ": " + line[end.upperBound...])
      } else if line.hasPrefix("Test Case '") || line.hasPrefix("Test Suite '") {
        isInside = false
      } else if isInside {
        failures[failures.count - 1] += "\n" + line
      }
    }
    return failures
  }

  /// The issues as Swift Testing prints them: mark, place, and the comments below.
  var swiftTestingIssues: [String] {
    var issues: [String] = []
    var isInside = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let mark = line.range(of: " recorded a") {
        isInside = true
        issues.append("\(line.first!)" + line[mark.lowerBound...])
      } else if isInside, line.hasPrefix("↳ ") || line.hasPrefix("  ") {
        issues[issues.count - 1] += "\n" + line.dropFirst(2)
      } else {
        isInside = false
      }
    }
    return issues
  }

  private func place(_ path: Substring) -> String {
    String(path.split(separator: "/").last ?? path)
  }
}
