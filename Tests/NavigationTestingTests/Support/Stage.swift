import Foundation
import NavigationHarness

/// Runs one test of this very executable in a process of its own and hears what it prints.
///
/// Tests that fail on purpose are *scenes*: they run on a stage only, else they would fail here.
enum Stage {
  /// Whether this process is a stage.
  static var isHere: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  private static let variable = "NAVIGATION_STAGE"

  /// What came of a scene.
  struct Performance {
    var status: Int32
    var isKilled: Bool
    var output: String
  }

  /// Performs a scene of XCTest, written `Class/testMethod`.
  static func performXCTest(
    _ scene: String, environment: [String: String] = [:], swiftTesting: Bool = false
  ) throws -> Performance {
    try perform(
      SelfReexecution.arguments(forXCTest: "NavigationTestingTests.\(scene)"), environment)
  }

  /// Performs scenes of Swift Testing whose identifiers match a regular expression.
  static func performSwiftTesting(
    _ scene: String, options: [String] = [], environment: [String: String] = [:]
  ) throws -> Performance {
    try perform(
      SelfReexecution.arguments(forSwiftTestingFilter: "NavigationTestingTests.\(scene)/")
        + ["--no-parallel"] + options, environment)
  }

  private static func perform(
    _ arguments: [String], _ environment: [String: String]
  ) throws -> Performance {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "NAVIGATION_ARTIFACTS" }
      .merging(
        [variable: "1", "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"], uniquingKeysWith: { $1 }
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
