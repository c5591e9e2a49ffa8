import NavigationModel
import Testing

private enum Fix: Int, SystemFix {
  case paysOnce, swipeEndsCheckout, staysSignedIn

  var summary: String { "Number \(rawValue) is fixed." }

  var scope: [String: Int] { self == .paysOnce ? ["pending": 2] : [:] }
}

/// Which fixes a form of a system has, and what it is called.
@Suite struct FixSetTests {
  private func fixes(_ configuration: SystemConfiguration) throws -> [Fix] {
    let set = try configuration.fixes(of: Fix.self)
    return Fix.allCases.filter(set.contains)
  }

  @Test func thePublishedSystemHasNoFix() throws {
    for variant in [nil, "asPublished"] {
      let configuration = SystemConfiguration(variant: variant)
      #expect(configuration.form == "asPublished")
      #expect(try fixes(configuration) == [])
    }
  }

  @Test func theRepairedSystemHasAll() throws {
    let configuration = SystemConfiguration(variant: "repaired")
    #expect(configuration.form == "repaired")
    #expect(try fixes(configuration) == Fix.allCases)
  }

  @Test func leavingOutImpliesTheRepairedSystem() throws {
    let one = SystemConfiguration(without: ["swipeEndsCheckout"])
    #expect(one.form == "repaired without swipeEndsCheckout")
    #expect(try fixes(one) == [.paysOnce, .staysSignedIn])
    let two = SystemConfiguration(variant: "repaired", without: ["staysSignedIn", "paysOnce"])
    #expect(two.form == "repaired without staysSignedIn and paysOnce")
    #expect(try fixes(two) == [.swipeEndsCheckout])
  }

  @Test func anotherVariantKeepsItsName() {
    #expect(SystemConfiguration(variant: "hasty").form == "hasty")
  }

  @Test func anUnknownFixIsRefused() throws {
    let error = try #require(throws: (any Error).self) {
      try fixes(SystemConfiguration(without: ["paysTwice"]))
    }
    #expect(
      "\(error)"
        == "Unknown fix 'paysTwice'. This system has: paysOnce, swipeEndsCheckout, staysSignedIn.")

  }

  @Test func leavingOutWhatIsNotThereChangesNothing() {
    let set = FixSet<Fix>([.paysOnce])
    #expect(set.without(.staysSignedIn) == set)
    #expect(set.without(.paysOnce) == .none)
  }

  @Test func fixesAreListedWithWhatTheyAreNeededFor() {
    #expect(
      Fix.descriptions == [
        FixDescription(
          name: "paysOnce", summary: "Number 0 is fixed.", scope: ["pending": 2]),
        FixDescription(name: "swipeEndsCheckout", summary: "Number 1 is fixed."),
        FixDescription(name: "staysSignedIn", summary: "Number 2 is fixed."),
      ])
  }
}
