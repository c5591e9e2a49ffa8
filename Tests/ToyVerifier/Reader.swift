import HeadlessCombine
import NavigationHarness
import NavigationModel
import VerifierCommands

/// A coordinator of which nothing is declared but where its path is.
struct Reader: VerifiableSystem {
  let name = "Reader"
  let summary = "Chapters on a path."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    try LiveSystem(name, path: \ReaderCoordinator.path, isolation: configuration.isolation) {
      ReaderCoordinator()
    }
  }
}

/// Leads through a book; on the way back to the root it looks for a chapter that is not there.
@MainActor
final class ReaderCoordinator: ObservableObject {
  @Published var path: [Chapter] = [] { didSet { isInStory = path[path.count - 1] == .story } }
  private(set) var isInStory = false
}

enum Chapter: CaseIterable, Route {
  case preface, story
}
