import ColorBook
import News
import RideShare
import VerifierCommands

@main
struct Main {
  static func main() { Verifier.main(systems: [RideShare(), ColorBook(), News()]) }
}
