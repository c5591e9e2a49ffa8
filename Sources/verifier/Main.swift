import ColorBook
import EduGo
import News
import RequestFlow
import RideShare
import VerifierCommands

@main
struct Main {
  static func main() {
    Verifier.main(systems: [RideShare(), EduGo(), RequestFlow(), ColorBook(), News()])
  }
}
