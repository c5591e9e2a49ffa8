import Foundation
import HazardTestSupport
import NavigationModel
import VerifierCommands

@main
struct Main {
  static func main() {
    Verifier.main(name: "toy-verifier", systems: systems)
  }

  /// The systems of the set that the environment names.
  private static var systems: [any VerifiableSystem] {
    switch ProcessInfo.processInfo.environment["TOYS"] {
    case "hazards": HazardousSystem.each
    case "reader": [Reader()]
    case "tangle": [Tangle()]
    case "forgetful": [Shop(), Forgetful()]
    default: [Shop(), Endless(), Doubtful(), Fragile()]
    }
  }
}
