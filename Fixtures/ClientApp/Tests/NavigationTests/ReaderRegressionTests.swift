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

  func testTheMendedReaderNavigates() throws {
    try assertNavigation(
      LiveSystem("Reader", path: \MendedReaderCoordinator.path, of: Chapter.self) {
        MendedReaderCoordinator()
      })
  }
}
