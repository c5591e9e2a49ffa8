import Foundation
import NavigationModel
import NavigationReports
import Testing

extension FixtureUnderTest {
  /// Returns the result of the command `check` for a form of the system.
  ///
  /// - Parameter flags: further arguments, such as `--max-depth`.
  func result(
    checking configuration: SystemConfiguration, _ flags: [String]
  ) throws -> ResultDocument {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("result-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let status = try status(
      checking: configuration,
      ["--no-wider-scopes", "--format", "json", "--output", file.path] + flags)
    // Beyond these there is no answer.
    try #require(0...3 ~= status, "'check \(entry.name)' ended with status \(status).")
    return try ResultDocument.read(String(contentsOf: file, encoding: .utf8))[0]
  }

  /// Returns the exit status of the command `check` for a form of the system: 1 where something is
  /// violated.
  ///
  /// - Parameter flags: further arguments, such as `--stop-at-first`.
  public func status(
    checking configuration: SystemConfiguration, _ flags: [String] = []
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try OptimizedVerifier.path)
    process.arguments = ["check", entry.name] + configuration.options + flags
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Expects that everything holds in the repaired variant within a larger scope, exhaustively.
  public func assertRepairedHolds(
    inLargerScope scope: [String: Int], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let configuration = SystemConfiguration(variant: "repaired", scope: scope)
    let status = try status(checking: configuration, ["--no-wider-scopes"])
    #expect(status == 0, "\(scope)", sourceLocation: sourceLocation)
  }
}
