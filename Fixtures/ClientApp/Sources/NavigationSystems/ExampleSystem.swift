import Bookshop
import Library
import NavigationHarness
import Reader

// An example system. Replace its coordinator with one of yours.

enum ExampleScreen: CaseIterable, Route {
  case list, details
}

@MainActor
final class ExampleCoordinator {
  var path: [ExampleScreen] = []
}

struct ExampleSystem: VerifiableSystem {
  let name = "Example"
  let summary = "Screens on a path."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    try LiveSystem(
      name, path: \ExampleCoordinator.path, isolation: configuration.isolation
    ) {
      ExampleCoordinator()
    }
  }
}
