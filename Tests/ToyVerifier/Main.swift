import CSwiftRuntime
import Foundation
import HazardTestSupport
import NavigationModel
import VerifierCommands

@main
struct Main {
  static func main() {
    moveConstant()
    Verifier.main(name: "toy-verifier", systems: systems)
  }

  /// Makes this process one whose Swift runtime keeps something otherwise than expected: what the
  /// environment names. Workers inherit it.
  private static func moveConstant() {
    guard let name = ProcessInfo.processInfo.environment["TOY_RUNTIME"] else { return }
    let constants = (0..<NAV_CONSTANT_COUNT.rawValue).map { nav_constant($0) }
    nav_constant_move(constants.first { String(cString: nav_constant_name($0)) == name }!)
  }

  /// The systems of the set that the environment names.
  private static var systems: [any VerifiableSystem] {
    switch ProcessInfo.processInfo.environment["TOYS"] {
    case "hazards": HazardousSystem.each
    case "reader": [Reader()]
    case "stairs": [Stairs()]
    case "sluggish": Sluggish.Point.allCases.map { Sluggish(point: $0) }
    case "tower": [Tower()]
    case "tangle": [Tangle()]
    case "forgetful": [Shop(), Forgetful()]
    default: [Shop(), Endless(), Doubtful(), Fragile()]
    }
  }
}
