import VerifierCommands

@main
struct Main {
  static func main() {
    Verifier.main(
      name: "toy-verifier", systems: [Shop(), Endless(), Doubtful(), Fragile()])
  }
}
