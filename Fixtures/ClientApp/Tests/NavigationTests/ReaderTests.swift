import NavigationSystems
import NavigationTesting
import Reader
import Testing

@Test func theReaderNavigates() throws {
  try assertNavigation(
    LiveSystem("Reader", path: \ReaderCoordinator.path) { ReaderCoordinator() },
    known: ["NoTraps", "HomeStaysReachable"].map {
      .known($0, reason: "at the root there is no last chapter")
    })
}

@Test func theFixedReaderNavigates() throws {
  try assertNavigation(
    LiveSystem("Reader", path: \FixedReaderCoordinator.path, of: Chapter.self) {
      FixedReaderCoordinator()
    })
}
