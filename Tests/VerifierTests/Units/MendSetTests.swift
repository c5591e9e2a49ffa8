import NavigationModel
import XCTest

private enum Mend: Int, SystemMend {
  case paysOnce, swipeEndsCheckout, staysSignedIn

  var summary: String { "Number \(rawValue) is mended." }

  var scope: [String: Int] { self == .paysOnce ? ["pending": 2] : [:] }
}

/// Which mends a form of a system has, and what it is called.
final class MendSetTests: XCTestCase {
  private func mends(_ configuration: SystemConfiguration) throws -> [Mend] {
    let set = try configuration.mends(of: Mend.self)
    return Mend.allCases.filter(set.contains)
  }

  func testThePublishedSystemHasNoMend() throws {
    for variant in [nil, "asPublished"] {
      let configuration = SystemConfiguration(variant: variant)
      XCTAssertEqual(configuration.form, "asPublished")
      XCTAssertEqual(try mends(configuration), [])
    }
  }

  func testTheRepairedSystemHasAll() throws {
    let configuration = SystemConfiguration(variant: "repaired")
    XCTAssertEqual(configuration.form, "repaired")
    XCTAssertEqual(try mends(configuration), Mend.allCases)
  }

  func testUndoingImpliesTheRepairedSystem() throws {
    let one = SystemConfiguration(undoing: ["swipeEndsCheckout"])
    XCTAssertEqual(one.form, "repaired without swipeEndsCheckout")
    XCTAssertEqual(try mends(one), [.paysOnce, .staysSignedIn])
    let two = SystemConfiguration(variant: "repaired", undoing: ["staysSignedIn", "paysOnce"])
    XCTAssertEqual(two.form, "repaired without staysSignedIn and paysOnce")
    XCTAssertEqual(try mends(two), [.swipeEndsCheckout])
  }

  func testAnotherVariantKeepsItsName() {
    XCTAssertEqual(SystemConfiguration(variant: "hasty").form, "hasty")
  }

  func testAnUnknownMendIsRefused() {
    XCTAssertThrowsError(try mends(SystemConfiguration(undoing: ["paysTwice"]))) { error in
      XCTAssertEqual(
        "\(error)",
        "Unknown mend 'paysTwice'. This system has: paysOnce, swipeEndsCheckout, staysSignedIn.")
    }
  }

  func testUndoingWhatIsNotThereChangesNothing() {
    let set = MendSet<Mend>([.paysOnce])
    XCTAssertEqual(set.undoing(.staysSignedIn), set)
    XCTAssertEqual(set.undoing(.paysOnce), .none)
  }

  func testMendsAreListedWithWhatTheyAreNeededFor() {
    XCTAssertEqual(
      Mend.descriptions,
      [
        MendDescription(
          name: "paysOnce", summary: "Number 0 is mended.", scope: ["pending": 2]),
        MendDescription(name: "swipeEndsCheckout", summary: "Number 1 is mended."),
        MendDescription(name: "staysSignedIn", summary: "Number 2 is mended."),
      ])
  }
}
