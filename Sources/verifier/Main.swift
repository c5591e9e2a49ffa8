import ColorBook
import EduGo
import Festival
import News
import RequestFlow
import RideShare
import Shop
import VerifierCommands

@main
struct Main {
  static func main() {
    Verifier.main(systems: [
      RideShare(), EduGo(), RequestFlow(), ColorBook(), News(), Shop(), Festival(),
    ])
  }
}
