import Festival
import FixtureTestSupport
import NavigationModel
import NavigationReports
import TestSupport
import Testing

/// The design, explored once for all tests.
let fixture = FixtureUnderTest(Festival())

/// The two variants by the commands: what is wrong with one, and that the other one holds.
///
/// Without two of the tabs' stacks, on which there are dead routes then: an engine without optimization
/// takes long. `report`, the article and the thorough tests see all of the design.
@Suite struct VariantTests {
  private static let scope = ["stages": 0, "map": 0]

  private func violated(_ variant: String? = nil, without fixes: [String] = []) throws -> [String:
    Int]
  {
    let result = try fixture.result(
      of: SystemConfiguration(variant: variant, without: fixes, scope: Self.scope),
      states: 50_000_000)
    #expect(result.search.completeness == .exhaustive)
    return result.lengths.filter { $0.key != "NoDeadRoutes" }
  }

  @Test func `The repaired design holds in all its states`() throws {
    #expect(try violated("repaired") == [:])
  }

  @Test(.thorough) func `The repaired design holds in its whole scope`() throws {
    try fixture.assertRepairedHolds()
    #expect(try fixture.repaired().search.states == 9_261_000)
  }

  @Test func `The first design is violated with shortest traces`() throws {
    #expect(
      try violated("asPublished") == [
        // Sign in by a sheet, a ticket in its tab, settings in theirs, sign out.
        "ModesExclusive": 7,
        // A sheet, then an alert.
        "OnePresentation": 2,
        // An alert before the gates are open.
        "HomeStaysReachable": 1, "NoDeadEnds": 1,
      ])
  }

  @Test func `The places of fixes are in the sources`() throws {
    try fixture.assertPlacesOfFixesExist()
  }

  private static let caught: [Fix: [String]] = [
    .alertClosesSheets: ["OnePresentation"],
    .alertHasExit: ["HomeStaysReachable", "NoDeadEnds"],
    .signOutClearsTickets: ["ModesExclusive"],
    .orderHasRoom: ["NoDeadRoutes"],
  ]

  @Test(arguments: [Fix.alertClosesSheets, .alertHasExit, .signOutClearsTickets])
  func `Leaving out a fix is caught`(fix: Fix) throws {
    #expect(try violated(without: ["\(fix)"]).keys.sorted() == Self.caught[fix])
  }

  @Test(.thorough, arguments: Fix.allCases)
  func `Leaving out a fix is caught in the whole scope`(fix: Fix) throws {
    let result = try fixture.result(
      of: SystemConfiguration(without: ["\(fix)"]), states: 50_000_000)
    #expect(result.lengths.keys.sorted() == Self.caught[fix])
  }
}
