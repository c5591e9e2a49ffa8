import NavigationTesting
import PlatformTestSupport
import Testing

/// The settings of a test for its explorations, and those of its calls, which come first.
@Suite(.ownsPlatform, .navigation(limits: Limits(states: 2))) struct NavigationTraitTests {
  @Test func aSuiteLimitsTheCallsOfItsTests() throws {
    let result = try requireNavigation(Shop(), acceptBounded: true)
    #expect(result.graph.states.count == 2)
    #expect(assertNavigation(Shop(), acceptBounded: true).graph.states.count == 2)
  }

  @Test(.navigation(limits: Limits(states: 3)))
  func aTestCountsMoreThanItsSuite() throws {
    #expect(try requireNavigation(Shop(), acceptBounded: true).graph.states.count == 3)
  }

  @Test(.navigation(reductions: .reuse, workers: 2))
  func aTestSaysWhatLiveObjectsAreSpared() throws {
    let result = try requireNavigation(Shop(), acceptBounded: true)
    #expect(result.graph.options.reductions == .reuse)
    #expect(result.graph.options.workers == 2)
    let other = try requireNavigation(Shop(), reductions: [], workers: 1, acceptBounded: true)
    #expect(other.graph.options.reductions == [])
    #expect(other.graph.options.workers == 1)
  }

  @Test(.navigation(isolation: .inProcess))
  func whatATestLeavesOpenItsSuiteSays() throws {
    #expect(try requireNavigation(Shop(), acceptBounded: true).graph.states.count == 2)
  }

  @Test func aCallCountsMost() throws {
    let result = try requireNavigation(Shop(), limits: .ofAssertions)
    #expect(result.graph.completeness == .exhaustive)
    #expect(assertNavigation(Shop(), limits: Limits()).graph.states.count == 5)
  }

  @Test(.navigation(limits: .ofAssertions), arguments: [1, 2])
  func eachCaseHasTheSettings(cart: Int) throws {
    #expect(try requireNavigation(Shop(cart: cart)).graph.completeness == .exhaustive)
    assertSometimes(Shop(cart: cart), "the cart is full") { $0.fact("cart") == "\(cart)" }
  }

  @Test(.navigation(limits: .ofAssertions)) func aFormHasTheSettingsToo() throws {
    let result = try assertNavigation(Shops())
    #expect(result.graph.completeness == .exhaustive)
    #expect(result.answers.last?.property == "Affordable")
    #expect(throws: ScopeError.unknownKey("stack", known: ["cart"])) {
      try assertNavigation(Shops(), configuration: SystemConfiguration(scope: ["stack": 1]))
    }
  }
}

/// The process in which live objects run.
@Suite(.serialized, .ownsPlatform) struct IsolationTests {
  @MainActor private func made(
    during body: @MainActor (LiveSystem<Kiosk>) throws -> Void
  ) throws -> Int {
    let before = Kiosk.made
    try body(Kiosk.system(isFixed: true))
    return Kiosk.made - before
  }

  @Test @MainActor func objectsLiveInAWorkerByDefault() throws {
    #expect(try made { assertNavigation($0) } == 0)
    #expect(try made { assertSometimes($0, "it starts") { _ in true } } == 0)
  }

  @Test(.navigation(isolation: .inProcess)) @MainActor
  func objectsLiveInProcessWhereTheTestSaysSo() throws {
    #expect(try made { assertNavigation($0) } > 0)
    #expect(try made { try requireNavigation($0) } > 0)
    #expect(try made { assertReplay($0, trace: "back") } > 0)
    #expect(try made { assertSometimes($0, "it starts") { _ in true } } > 0)
    #expect(try made { assertNavigation($0, isolation: .worker) } == 0)
  }

  @Test @MainActor func objectsLiveInProcessWhereACallSaysSo() throws {
    #expect(try made { assertNavigation($0, isolation: .inProcess) } > 0)
    #expect(try made { try requireNavigation($0, isolation: .inProcess) } > 0)
    #expect(try made { assertReplay($0, trace: "back", isolation: .inProcess) } > 0)
    #expect(
      try made { assertSometimes($0, "it starts", isolation: .inProcess) { _ in true } } > 0)
    #expect(try made { assertNavigation($0) } == 0)
  }
}
