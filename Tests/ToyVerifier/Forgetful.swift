import NavigationHarness
import NavigationModel

/// A live system of which a route was forgotten.
struct Forgetful: VerifiableSystem {
  let name = "Forgetful"
  let summary = "Live objects, of which one route has no sample."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    try LiveSystem(name, isolation: configuration.isolation) { _ in
      ForgetfulCoordinator()
    } declare: { it in
      it.root { $0 }
      it.coordinator(ForgetfulCoordinator.self, role: "forgetful") {
        $0.stack(\.path, root: "Root")
      }
      it.routes(ForgetfulCoordinator.Screen.self, .tap(on: nil)) { $0.path.append($1) }
    }
  }
}

@MainActor
private final class ForgetfulCoordinator {
  enum Screen: Route {
    case list
    case detail(Int)
    static let samples: [Screen] = [.list]
  }

  var path: [Screen] = []
}
