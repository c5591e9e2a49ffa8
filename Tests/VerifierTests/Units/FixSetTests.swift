import NavigationModel
import Testing

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

/// The fixes of a form of a system, and its name.
@Suite struct FixSetTests {
  private typealias Fix = Shop.Fix

  private func fixes(_ configuration: SystemConfiguration) throws -> [Fix] {
    let set = try Shop().fixes(in: configuration)
    return Fix.allCases.filter(set.contains)
  }

  @Test func thePublishedSystemHasNoFix() throws {
    for variant in [nil, "asPublished"] {
      let configuration = SystemConfiguration(variant: variant)
      #expect(Shop().variant(of: configuration) == "asPublished")
      #expect(try fixes(configuration) == [])
    }
  }

  @Test func theRepairedSystemHasAll() throws {
    let configuration = SystemConfiguration(variant: "repaired")
    #expect(Shop().variant(of: configuration) == "repaired")
    #expect(try fixes(configuration) == Fix.allCases)
  }

  @Test func leavingOutImpliesTheRepairedSystem() throws {
    let one = SystemConfiguration(without: ["swipeEndsCheckout"])
    #expect(Shop().variant(of: one) == "repaired without swipeEndsCheckout")
    #expect(try fixes(one) == [.paysOnce, .staysSignedIn])
    let two = SystemConfiguration(variant: "repaired", without: ["staysSignedIn", "paysOnce"])
    #expect(Shop().variant(of: two) == "repaired without staysSignedIn and paysOnce")
    #expect(try fixes(two) == [.swipeEndsCheckout])
  }

  @Test func anotherVariantKeepsItsName() {
    #expect(Shop().variant(of: SystemConfiguration(variant: "hasty")) == "hasty")
  }

  @Test func anUnknownFixIsRefused() throws {
    let error = try #require(throws: (any Error).self) {
      try fixes(SystemConfiguration(without: ["paysTwice"]))
    }
    #expect(
      "\(error)"
        == "Unknown fix 'paysTwice'. Did you mean 'paysOnce'?")

  }

  @Test func leavingOutWhatIsNotThereChangesNothing() {
    let set = FixSet<Fix>([.paysOnce])
    #expect(set.without(.staysSignedIn) == set)
    #expect(set.without(.paysOnce) == .none)
  }

  @Test func fixesAreListedWithWhatTheyAreNeededFor() {
    let system: any VerifiableSystem = Shop()
    #expect(
      system.fixes == [
        FixDescription(
          name: "paysOnce", summary: "One payment at a time.", scope: ["pending": 2]),
        FixDescription(
          name: "swipeEndsCheckout", summary: "A swipe ends the checkout.", place: "Shop.swipe"),
        FixDescription(name: "staysSignedIn", summary: "The sign-in is kept."),
      ])
  }

  @Test func aSystemWithoutFixesHasNoVariants() {
    let system: any VerifiableSystem = Kiosk()
    #expect(system.fixes == [])
    #expect(system.variants == [])
  }
}
