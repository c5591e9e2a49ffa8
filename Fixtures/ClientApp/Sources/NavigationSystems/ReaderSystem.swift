import NavigationHarness
import Reader

extension Chapter: Route {}

struct ReaderSystem: VerifiableSystem {
  let name = "Reader"
  let summary = "The chapters of a book on a SwiftUI path."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    try LiveSystem(
      name, path: \FixedReaderCoordinator.path, of: Chapter.self,
      isolation: configuration.isolation
    ) {
      FixedReaderCoordinator()
    }
  }
}
