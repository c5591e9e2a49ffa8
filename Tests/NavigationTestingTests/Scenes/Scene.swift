import HazardTestSupport
import ModelChecker
import NavigationInvariants
import NavigationModel
import NavigationTesting

/// A use of an assertion by a test, to see how the frameworks report it.
enum Scene: String, CaseIterable {
  case holds, violation, twoViolations, manyViolations, warning, onlyCode, cannotStart
  case lasso, restLasso, replayLasso
  case inconclusive, inconclusiveAccepted, nothingGiven, nothingApplies, nowhere, neverStarts
  case strict, notExercised, notExercisedAnyMore
  case known, knownAtPlace, knownElsewhere, stale, staleAtPlace, unknownName, withoutReason
  case systemFault, unexplored
  case sometimes, never, notMet, neverByInvariant, neverByInvariantKnown
  case asTheMap, notAsTheMap, mapAndALimit, mapAndAnAcceptedLimit
  case replayViolates, replayHolds, replayDisabled, replayDisabledEarly, replayUnknown,
    replayRefused, replayFollowed
  case replayGestureRefused, replayGestureUnknown, replayUnreached, replayKnown,
    replayKnownUnreached, replayHoldsAgain,
    replayWithoutWayHome, replayMalformed, replayOtherCatalog
  case required, requiredHolds, detached, detachedReplay, detachedSometimes, detachedRequired
  case verifiable
  case hazardUnowned, hazardOutOfRange, hazardPushedTwice, hazardBlank, hazardRestless
  case forgottenRoute
  case liveTrap, liveTrapAmongOthers, liveTrapInLoop, liveTrapOnMainActor, liveReplay, liveNever

  /// The file of the scenes, in which their assertions stand.
  static let path = #filePath

  func perform() async throws {
    switch self {
    case .holds: assertNavigation(Shop())
    case .violation:
      assertNavigation(Shop(.emptyCartTraps))
    case .twoViolations: assertNavigation(Shop([.emptyCartTraps, .badgeIsForgotten]))
    case .manyViolations:
      assertNavigation(Shop(), (1...10).map { Forbidden(name: "Rule\($0)", fact: "at home") })
    case .warning:
      assertNavigation(
        Shop(), [NoTraps(), Forbidden(name: "Busy", fact: "at home", severity: .warning)])
    case .onlyCode: assertNavigation(Shop(.codeForgetsBadge), [BookkeepingAgrees()])
    case .lasso: assertNavigation(Shop(), [Sold(to: ["open book", "back@stack(shop)"])])
    case .restLasso: assertNavigation(Shop(), [Sold()])
    case .replayLasso:
      assertReplay(
        Shop(), trace: "open book/add to cart/[back@stack(shop)/open book]",
        [Sold(to: ["open book", "back@stack(shop)"])])
    case .cannotStart:
      assertNavigation(
        Shop(.doesNotOpen), [NoTraps()], known: [.known("NoTraps", at: "Receipt", reason: "#1")])
    case .inconclusive: assertNavigation(Shop(), limits: Limits(states: 3))
    case .inconclusiveAccepted:
      assertNavigation(Shop(), limits: Limits(depth: 1), acceptBounded: true)
    case .nothingGiven: assertNavigation(Shop(), [])
    case .nothingApplies: assertNavigation(Shop(), [ModesExclusive(), StopIsFinal()])
    case .nowhere: assertNavigation(Unreachable(starts: []), [NoTraps()])
    case .neverStarts:
      assertNavigation(
        Unreachable(starts: [], isWaiting: true), [NoTraps()],
        limits: Limits(time: .milliseconds(50)))
    case .strict: assertNavigation(Shop(), [NoTraps(), NoLeaks()], strict: true)
    case .notExercised:
      assertNavigation(
        Shop(), [NoTraps(), NoLeaks()],
        known: [
          .notExercised("NoLeaks", reason: "nothing is released"),
          .notExercised("empty*", reason: "only the server calls it"),
          .notExercised("deliver", reason: "nobody orders"),
        ], strict: true)
    case .notExercisedAnyMore:
      assertNavigation(Shop(), [NoTraps()], known: [.notExercised("pay", reason: "#16")])
    case .known:
      assertNavigation(
        Shop(.emptyCartTraps), known: [.known("notraps", reason: "waits for the new cart, #12")])
    case .knownAtPlace:
      assertNavigation(
        Shop(.badgeIsForgotten), [BookkeepingAgrees()],
        known: [
          .known("BookkeepingAgrees", at: "shop", reason: "the badge is replaced, #13")
        ])
    case .knownElsewhere:
      assertNavigation(
        Shop(.badgeIsForgotten), [BookkeepingAgrees()],
        known: [.known("i11", at: "Receipt", reason: "#13")])
    case .stale: assertNavigation(Shop(), known: [.known("NoTraps", reason: "#12")])
    case .staleAtPlace:
      assertNavigation(
        Shop(.emptyCartTraps), [NoTraps()],
        known: [
          .known("NoTraps", at: "Catalog", reason: "#12"),
          .known("NoTraps", at: "Book", reason: "#13"),
          .known("NoTraps", at: "Settings", reason: "#14"),
        ])
    case .unknownName:
      assertNavigation(Shop(), [NoTraps()], known: [.known("NoTrap", reason: "#12")])
    case .withoutReason:
      assertNavigation(Shop(.emptyCartTraps), [NoTraps()], known: [.known("NoTraps", reason: " ")])
    case .systemFault: assertNavigation(Shop(.diverges))
    case .unexplored: assertNavigation(Unreachable())
    case .sometimes:
      assertSometimes(Shop(), "a receipt is shown") {
        $0.views.contains { $0.name == "ReceiptView" }
      }
    case .never: assertSometimes(Shop(), "two things are in the cart") { $0.fact("cart") == "2" }
    case .notMet:
      assertSometimes(Shop(), "two things are in the cart", limits: Limits(depth: 1)) {
        $0.fact("cart") == "2"
      }
    case .asTheMap:
      assertNavigation(Shop(), conformsTo: try NavigationMap(contentsOf: "shop.mmd"))
    case .notAsTheMap:
      assertNavigation(
        Shop(), conformsTo: NavigationMap(screens: ["Catalog", "Help"], start: ["Catalog"]))
    case .mapAndALimit:
      assertNavigation(
        Shop(), conformsTo: try NavigationMap(contentsOf: "shop.mmd"), limits: Limits(depth: 1))
    case .mapAndAnAcceptedLimit:
      assertNavigation(
        Shop(), conformsTo: try NavigationMap(contentsOf: "shop.mmd"), limits: Limits(depth: 1),
        acceptBounded: true)
    case .neverByInvariant:
      assertNavigation(Shop(), [Possible(fact: "refunded")])
    case .neverByInvariantKnown:
      assertNavigation(
        Shop(), [Possible(fact: "refunded")], known: [.known("refunded", reason: "#15")])
    case .replayViolates: assertReplay(Shop(.emptyCartTraps), trace: "pay", [NoTraps()])
    case .replayHolds:
      assertReplay(Shop(), trace: "pay")
      assertReplay(Shop(), trace: "0/1/2#1327")
      assertReplay(Shop(), trace: "open book/back@stack(shop)/pay")
    case .replayDisabled: assertReplay(Shop(paysWhenEmpty: false), trace: "pay", [NoTraps()])
    case .replayDisabledEarly:
      assertReplay(
        Shop(paysWhenEmpty: false), trace: "pay/open book", [NoTraps()], expecting: .refused)
    case .replayUnknown:
      assertReplay(Shop(), trace: "pya", [NoTraps()], expecting: .refused)
    case .replayGestureRefused:
      assertReplay(
        Shop(.receiptIsFinal), trace: "pay/back@stack(shop)", [NoTraps()], expecting: .refused)
    case .replayGestureUnknown:
      assertReplay(Shop(), trace: "pay/back@stack(shoe)", [NoTraps()], expecting: .refused)
    case .replayUnreached:
      assertReplay(
        Shop(), trace: "open book", [HomeStaysReachable()], limits: Limits(depth: 1))
    case .replayRefused:
      assertReplay(Shop(paysWhenEmpty: false), trace: "pay", [NoTraps()], expecting: .refused)
    case .replayFollowed:
      assertReplay(Shop(.emptyCartTraps), trace: "pay", [NoTraps()], expecting: .refused)
    case .replayKnown:
      assertReplay(
        Shop(.emptyCartTraps), trace: "pay", [NoTraps()],
        expecting: .knownViolation(reason: "waits for the new cart, #12"))
    case .replayKnownUnreached:
      assertReplay(
        Shop(), trace: "open book", [HomeStaysReachable()],
        expecting: .knownViolation(reason: "#12"), limits: Limits(depth: 1))
    case .replayHoldsAgain:
      assertReplay(
        Shop(), trace: "pay", [NoTraps()], expecting: .knownViolation(reason: "#12"))
    case .replayWithoutWayHome:
      assertReplay(Shop(.receiptIsFinal), trace: "open book/pay", [HomeStaysReachable()])
    case .replayMalformed: assertReplay(Shop(), trace: "pay//pay")
    case .replayOtherCatalog: assertReplay(Shop(), trace: "2#0000")
    case .required:
      try requireNavigation(Shop([.emptyCartTraps, .badgeIsForgotten]))
    case .requiredHolds: try requireNavigation(Shop())
    case .detached:
      await Task.detached { _ = assertNavigation(Shop(.emptyCartTraps), [NoTraps()]) }.value
    case .detachedReplay:
      await Task.detached { _ = assertReplay(Shop(.emptyCartTraps), trace: "pay") }.value
    case .detachedSometimes:
      await Task.detached { _ = assertSometimes(Shop(), "nothing") { _ in false } }.value
    case .detachedRequired:
      await Task.detached { _ = try? requireNavigation(Shop(), [NoTraps()]) }.value
    case .verifiable:
      try assertNavigation(
        Shops(), configuration: SystemConfiguration(variant: "dear", scope: ["cart": 2]))
    case .hazardUnowned: try assertHazard(.unowned)
    case .hazardOutOfRange: try assertHazard(.outOfRange)
    case .hazardPushedTwice: try assertHazard(.pushedTwice)
    case .hazardBlank: try assertHazard(.blank)
    case .hazardRestless: try assertHazard(.restless)
    case .forgottenRoute: try assertNavigation(Kiosk.system(sells: Kiosk.Ware.self))
    case .liveTrap: try assertNavigation(Kiosk.system(), [NoTraps()])
    case .liveTrapAmongOthers:
      try requireNavigation(Kiosk.system(isFixed: true))
      try assertReplay(Kiosk.system(), trace: "back", expecting: .knownViolation(reason: "#1"))
      try assertNavigation(Kiosk.system(), known: [.known("NoTraps", reason: "#1")])
      assertNavigation(Shop(), [NoTraps()])
      try assertNavigation(Kiosk.system(), [NoTraps()])
    case .liveTrapInLoop:
      for isFixed in [true, false] {
        try assertNavigation(Kiosk.system(isFixed: isFixed), [NoTraps()])
      }
    case .liveTrapOnMainActor:
      try await MainActor.run { _ = try assertNavigation(Kiosk.system(), [NoTraps()]) }
    case .liveReplay: try assertReplay(Kiosk.system(), trace: "back")
    case .liveNever:
      try assertSometimes(Kiosk.system(), "two papers are open") { $0.views.count == 4 }
    }
  }
}

private func assertHazard(_ hazard: Hazard) throws {
  try assertNavigation(
    HazardousSystem(hazard), [NoTraps(), HomeStaysReachable(), BookkeepingAgrees()])
}

/// An invariant by which a fact must never be true.
struct Forbidden: NavigationInvariant {
  var name: String
  var fact: String
  var severity = Severity.error
  var summary: String { "'\(fact)' is never true." }

  func property(for system: any NavigationSystem) -> Applicability {
    .applicable(
      NavigationProperty(
        name, severity: severity,
        .always { $0.isTrue(fact) ? .violated("'\(fact)' is true.") : .holds }))
  }
}

/// An invariant by which what is in the cart is paid, though customers may take their time.
struct Sold: NavigationInvariant {
  var name: String { "Sold" }
  var summary: String { "What is in the cart is paid at last." }
  /// Events that a customer goes on with as long as possible.
  var moves: [String] = []

  init(to moves: [String] = []) { self.moves = moves }

  func property(for system: any NavigationSystem) -> Applicability {
    let moves = moves
    return .applicable(
      NavigationProperty(
        name,
        .leadsTo(
          LeadsTo(
            premise: { $0.fact("cart") == "1" }, goal: { $0.fact("cart") == "0" },
            process: { moves.contains($0.event) ? "customer" : nil },
            why: "What is in the cart may stay there."))))
  }
}

/// An invariant by which a fact must be true sometimes.
struct Possible: NavigationInvariant {
  var fact: String
  var name: String { fact }
  var summary: String { "'\(fact)' is true sometimes." }

  func property(for system: any NavigationSystem) -> Applicability {
    .applicable(NavigationProperty(name, .sometimes { $0.isTrue(fact) }))
  }
}

/// A system that cannot be explored at all.
struct Unreachable: NavigationSystem {
  typealias State = NavigationState
  typealias Effect = NavigationEffect

  struct NoConnection: Error, CustomStringConvertible {
    let description = "the simulator does not answer"
  }

  var starts: [Outcome<NavigationState>]?
  /// A Boolean value that indicates whether it waits for ever before it starts.
  var isWaiting = false
  let name = "Unreachable"
  let variant = ""
  let scope = Scope([])
  let events: [NavigationEvent] = []
  let profile = NavigationProfile()

  func start() throws -> [Outcome<NavigationState>] {
    guard let starts else { throw NoConnection() }
    return starts
  }

  func start(while mayGoOn: () -> Bool) throws -> [Outcome<NavigationState>]? {
    guard isWaiting else { return try start() }
    while mayGoOn() {}
    return nil
  }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] { [] }
}
