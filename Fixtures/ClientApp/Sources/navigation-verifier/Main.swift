import NavigationSystems
import VerifierCommands

@main
struct Main {
  static func main() {
    Verifier.main(name: "navigation-verifier", systems: navigationSystems)
  }
}
