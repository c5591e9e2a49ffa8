import NavigationModel
import XCTest

private enum Fix: Int, SystemFix {
  case paysOnce, swipeEndsCheckout, staysSignedIn

  var summary: String { "Number \(rawValue) is fixed." }

  var scope: [String: Int] { self == .paysOnce ? ["pending": 2] : [:] }
}

/// Which fixes a form of a system has, and what it is called.
final class FixSetTests: XCTestCase {
  private func fixes(_ configuration: SystemConfiguration) throws -> [Fix] {
    let set = try configuration.fixes(of: Fix.self)
    return Fix.allCases.filter(set.contains)
  }

  func testThePublishedSystemHasNoFix() throws {
    for variant in [nil, "asPublished"] {
      let configuration = SystemConfiguration(variant: variant)
      XCTAssertEqual(configuration.form, "asPublished")
      XCTAssertEqual(try fixes(configuration), [])
    }
  }

  func testTheRepairedSystemHasAll() throws {
    let configuration = SystemConfiguration(variant: "repaired")
    XCTAssertEqual(configuration.form, "repaired")
    XCTAssertEqual(try fixes(configuration), Fix.allCases)
  }

  func testLeavingOutImpliesTheRepairedSystem() throws {
    let one = SystemConfiguration(without: ["swipeEndsCheckout"])
    XCTAssertEqual(one.form, "repaired without swipeEndsCheckout")
    XCTAssertEqual(try fixes(one), [.paysOnce, .staysSignedIn])
    let two = SystemConfiguration(variant: "repaired", without: ["staysSignedIn", "paysOnce"])
    XCTAssertEqual(two.form, "repaired without staysSignedIn and paysOnce")
    XCTAssertEqual(try fixes(two), [.swipeEndsCheckout])
  }

  func testAnotherVariantKeepsItsName() {
    XCTAssertEqual(SystemConfiguration(variant: "hasty").form, "hasty")
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
    XCTAssertEqual(
      Fix.descriptions,
      [
        FixDescription(
          name: "paysOnce", summary: "Number 0 is fixed.", scope: ["pending": 2]),
        FixDescription(name: "swipeEndsCheckout", summary: "Number 1 is fixed."),
        FixDescription(name: "staysSignedIn", summary: "Number 2 is fixed."),
      ])
  }
}
