import Foundation
import ModelChecker
import NavigationModel
import XCTest

/// The matrix mend × invariant, each row up to the first violation.
///
/// The environment variable VERIFIER may name a verifier that was built with optimisation, which
/// takes a fifth of the time.
final class MendTests: RideShareTestCase {
  func testUndoingAnyMendIsCaught() throws {
    let mends = Self.entry.mends
    XCTAssertFalse(mends.isEmpty)
    for mend in mends {
      let isCaught =
        if let verifier = ProcessInfo.processInfo.environment["VERIFIER"] {
          try status(of: verifier, undoing: mend) == 1
        } else {
          try isCaughtHere(undoing: mend)
        }
      XCTAssertTrue(isCaught, "Undoing \(mend.name) is not caught.")
    }
  }

  private func isCaughtHere(undoing mend: MendDescription) throws -> Bool {
    let result = try checked(
      SystemConfiguration(undoing: [mend.name], scope: mend.scope, isolation: .inProcess),
      states: maxStates, stop: .firstViolation)
    return result.answers.contains { answer in
      if case .violated = answer.verdict { answer.severity == .error } else { false }
    }
  }

  /// How the command ends that checks the app without a mend: with 1 where something is violated.
  private func status(of verifier: String, undoing mend: MendDescription) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: verifier)
    process.arguments =
      ["check", Self.entry.name, "--undo", mend.name, "--stop-at-first"]
      + ["--max-states", "\(maxStates)"]
      + mend.scope.sorted { $0.key < $1.key }.flatMap { ["--scope", "\($0.key)=\($0.value)"] }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private let maxStates = 3_000
}
