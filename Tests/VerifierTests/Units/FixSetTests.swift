import NavigationModel
import XCTest

private struct Shop: FixableSystem {
  enum Fix: Int, SystemFix {
    case paysOnce, swipeEndsCheckout, staysSignedIn

    var description: FixDescription {
      switch self {
      case .paysOnce: described("One payment at a time.", scope: ["pending": 2])
      case .swipeEndsCheckout: described("A swipe ends the checkout.", at: "Shop.swipe")
      case .staysSignedIn: described("The sign-in is kept.")
      }
    }
  }

  let name = "Shop"
  let summary = "A shop with three fixes."

  func system(
    _ configuration: SystemConfiguration, fixes: FixSet<Fix>
  ) throws -> any NavigationSystem {
    throw CancellationError()
  }
}

private struct Kiosk: VerifiableSystem {
  let name = "Kiosk"
  let summary = "A shop without fixes."

  func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    throw CancellationError()
  }
}

/// Which fixes a form of a system has, and what it is called.
final class FixSetTests: XCTestCase {
  private typealias Fix = Shop.Fix

  private func fixes(_ configuration: SystemConfiguration) throws -> [Fix] {
    let set = try Shop().fixes(in: configuration)
    return Fix.allCases.filter(set.contains)
  }

  func testThePublishedSystemHasNoFix() throws {
    for variant in [nil, "asPublished"] {
      let configuration = SystemConfiguration(variant: variant)
      XCTAssertEqual(Shop().variant(of: configuration), "asPublished")
      XCTAssertEqual(try fixes(configuration), [])
    }
  }

  func testTheRepairedSystemHasAll() throws {
    let configuration = SystemConfiguration(variant: "repaired")
    XCTAssertEqual(Shop().variant(of: configuration), "repaired")
    XCTAssertEqual(try fixes(configuration), Fix.allCases)
  }

  func testLeavingOutImpliesTheRepairedSystem() throws {
    let one = SystemConfiguration(without: ["swipeEndsCheckout"])
    XCTAssertEqual(Shop().variant(of: one), "repaired without swipeEndsCheckout")
    XCTAssertEqual(try fixes(one), [.paysOnce, .staysSignedIn])
    let two = SystemConfiguration(variant: "repaired", without: ["staysSignedIn", "paysOnce"])
    XCTAssertEqual(Shop().variant(of: two), "repaired without staysSignedIn and paysOnce")
    XCTAssertEqual(try fixes(two), [.swipeEndsCheckout])
  }

  func testAnotherVariantKeepsItsName() {
    XCTAssertEqual(Shop().variant(of: SystemConfiguration(variant: "hasty")), "hasty")
  }

  func testAnUnknownFixIsRefused() {
    XCTAssertThrowsError(try fixes(SystemConfiguration(without: ["paysTwice"]))) { error in
      XCTAssertEqual(
        "\(error)",
        "Unknown fix 'paysTwice'. This system has: paysOnce, swipeEndsCheckout, staysSignedIn.")
    }
  }

  func testLeavingOutWhatIsNotThereChangesNothing() {
    let set = FixSet<Fix>([.paysOnce])
    XCTAssertEqual(set.without(.staysSignedIn), set)
    XCTAssertEqual(set.without(.paysOnce), .none)
  }

  func testFixesAreListedWithWhatTheyAreNeededFor() {
    let system: any VerifiableSystem = Shop()
    XCTAssertEqual(
      system.fixes,
      [
        FixDescription(
          name: "paysOnce", summary: "One payment at a time.", scope: ["pending": 2]),
        FixDescription(
          name: "swipeEndsCheckout", summary: "A swipe ends the checkout.", place: "Shop.swipe"),
        FixDescription(name: "staysSignedIn", summary: "The sign-in is kept."),
      ])
  }

  func testASystemWithoutFixesHasNoVariants() {
    let system: any VerifiableSystem = Kiosk()
    XCTAssertEqual(system.fixes, [])
    XCTAssertEqual(system.variants, [])
  }
}
