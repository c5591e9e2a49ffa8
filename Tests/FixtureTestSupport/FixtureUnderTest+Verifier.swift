import Foundation
import NavigationModel
import XCTest

extension FixtureUnderTest {
  /// The verifier that the environment variable VERIFIER names, if any.
  ///
  /// Built with optimisation it takes a fifth of the time that an exploration takes here.
  public static var verifier: String? { ProcessInfo.processInfo.environment["VERIFIER"] }

  /// How the command `check` ends for a form of the system: with 1 where something is violated.
  ///
  /// - Parameters:
  ///   - verifier: the path of the executable.
  ///   - flags: further arguments, such as `--stop-at-first`.
  public func status(
    of verifier: String, checking configuration: SystemConfiguration, _ flags: [String] = []
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: verifier)
    var arguments = ["check", entry.name]
    if let variant = configuration.variant { arguments += ["--variant", variant] }
    for mend in configuration.undoing { arguments += ["--undo", mend] }
    for (key, bound) in configuration.scope.sorted(by: { $0.key < $1.key }) {
      arguments += ["--scope", "\(key)=\(bound)"]
    }
    process.arguments = arguments + flags
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Expects that everything holds in the repaired variant within a larger scope, exhaustively.
  ///
  /// Done by the verifier that VERIFIER names: a debug build would take many minutes.
  public func assertRepairedHolds(
    inLargerScope scope: [String: Int], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    guard let verifier = Self.verifier else {
      throw XCTSkip("Larger scopes are explored where VERIFIER names an optimised verifier.")
    }
    let configuration = SystemConfiguration(variant: "repaired", scope: scope)
    XCTAssertEqual(
      try status(of: verifier, checking: configuration), 0, "\(scope)", file: file, line: line)
  }
}
