import Dispatch
import Foundation
import ModelChecker
import NavigationModel
import Testing

extension FixtureUnderTest {
  /// Fails for each fix without which no invariant of severity error fails.
  ///
  /// Each fix is left out alone, within the bounds that it names, and the search ends at the first
  /// violation. The verifier does it, for one fix on each processor.
  ///
  /// - Parameter maxStates: the number of states within which a violation must be found.
  public func assertLeavingOutAnyFixIsCaught(
    maxStates: Int = 3_000, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fixes = entry.fixes
    #expect(!fixes.isEmpty, "There is no fix to leave out.", sourceLocation: sourceLocation)
    let caught = try areCaught(fixes, maxStates: maxStates)
    for (fix, isCaught) in zip(fixes, caught) where !isCaught {
      Issue.record("Leaving out \(fix.name) is not caught.", sourceLocation: sourceLocation)
    }
  }

  private func areCaught(_ fixes: [FixDescription], maxStates: Int) throws -> [Bool] {
    var caught = [Result<Bool, any Error>?](repeating: nil, count: fixes.count)
    caught.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes to a place of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: fixes.count) { index in
        buffer[index] = Result {
          let fix = fixes[index]
          return try self.status(
            checking: SystemConfiguration(without: [fix.name], scope: fix.scope),
            ["--stop-at-first", "--max-states", "\(maxStates)"]) == 1
        }
      }
    }
    return try caught.map { try $0!.get() }
  }
}
