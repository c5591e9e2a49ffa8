import NavigationModel
import XCTest

/// Searches without a limit end where their system says that they may.
final class StateLimitTests: XCTestCase {
  private struct Endless: VerifiableSystem {
    let name = "Endless"
    let summary = "Goes on and on as published."
    let variants = ["asPublished", "repaired"]
    let stateLimits = ["asPublished": 300]

    func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
      throw CancellationError()
    }
  }

  func testTheVariantThatComesFirstIsMeant() {
    XCTAssertEqual(Endless().stateLimit(of: SystemConfiguration()), 300)
    XCTAssertEqual(Endless().stateLimit(of: SystemConfiguration(variant: "asPublished")), 300)
  }

  func testAVariantOfWhichNothingIsSaidHasTenThousand() {
    XCTAssertEqual(Endless().stateLimit(of: SystemConfiguration(variant: "repaired")), 10_000)
  }

  func testAFixLeftOutImpliesTheRepairedVariant() {
    XCTAssertEqual(Endless().stateLimit(of: SystemConfiguration(without: ["one"])), 10_000)
  }
}
