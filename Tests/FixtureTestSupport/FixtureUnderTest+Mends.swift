import Dispatch
import ModelChecker
import NavigationModel
import XCTest

extension FixtureUnderTest {
  /// Fails for each mend whose undoing makes no invariant of severity error fail.
  ///
  /// Each mend is undone alone, within the bounds that it names, and the search ends at the first
  /// violation. The verifier does it, for one mend on each processor.
  ///
  /// - Parameter maxStates: the number of states within which a violation must be found.
  public func assertUndoingAnyMendIsCaught(
    maxStates: Int = 3_000, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let mends = entry.mends
    XCTAssertFalse(mends.isEmpty, "There is no mend to undo.", file: file, line: line)
    let caught = try areCaught(mends, maxStates: maxStates)
    for (mend, isCaught) in zip(mends, caught) where !isCaught {
      XCTFail("Undoing \(mend.name) is not caught.", file: file, line: line)
    }
  }

  private func areCaught(_ mends: [MendDescription], maxStates: Int) throws -> [Bool] {
    var caught = [Result<Bool, any Error>?](repeating: nil, count: mends.count)
    caught.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes to a place of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: mends.count) { index in
        buffer[index] = Result {
          let mend = mends[index]
          return try self.status(
            checking: SystemConfiguration(undoing: [mend.name], scope: mend.scope),
            ["--stop-at-first", "--max-states", "\(maxStates)"]) == 1
        }
      }
    }
    return try caught.map { try $0!.get() }
  }
}
