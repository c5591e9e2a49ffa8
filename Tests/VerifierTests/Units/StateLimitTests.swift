import NavigationModel
import Testing

/// Searches without a limit end where their system says that they may.
@Suite struct StateLimitTests {
  private struct Endless: VerifiableSystem {
    let name = "Endless"
    let summary = "Goes on and on as published."
    let variants = ["asPublished", "repaired"]
    let stateLimits = ["asPublished": 300]

    func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
      throw CancellationError()
    }
  }

  @Test func theVariantThatComesFirstIsMeant() {
    #expect(Endless().stateLimit(of: SystemConfiguration()) == 300)
    #expect(Endless().stateLimit(of: SystemConfiguration(variant: "asPublished")) == 300)
  }

  @Test func aVariantOfWhichNothingIsSaidHasTenThousand() {
    #expect(Endless().stateLimit(of: SystemConfiguration(variant: "repaired")) == 10_000)
  }

  @Test func aFixLeftOutImpliesTheRepairedVariant() {
    #expect(Endless().stateLimit(of: SystemConfiguration(without: ["one"])) == 10_000)
  }
}
