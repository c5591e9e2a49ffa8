import NavigationSystems
import NavigationTesting
import Reader
import XCTest

final class ReaderRegressionTests: XCTestCase {
  func testTheReaderTrapsOnTheWayBack() throws {
    try assertReplay(
      LiveSystem("Reader", path: \ReaderCoordinator.path) { ReaderCoordinator() },
      trace: "push preface/back@stack(reader)", [NoTraps()],
      expecting: .knownViolation(reason: "at the root there is no last chapter"))
  }

  func testTheFixedReaderNavigates() throws {
    try assertNavigation(
      LiveSystem("Reader", path: \FixedReaderCoordinator.path, of: Chapter.self) {
        FixedReaderCoordinator()
      })
  }
}
