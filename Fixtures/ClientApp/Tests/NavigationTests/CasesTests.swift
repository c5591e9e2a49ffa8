import NavigationSystems
import NavigationTesting
import Testing

/// A finding of one of the three apps, which the published form violates and the fixed one holds.
struct Case: CustomTestStringConvertible, Sendable {
  let app: any VerifiableSystem
  let trace: String
  let invariant: any NavigationInvariant

  var testDescription: String { "\(invariant.name) of \(app.name)" }

  static let all = [
    Case(
      app: RoomsSystem(), trace: "Kitchen/Settings/swipeDownSheet@sheet/Settings",
      invariant: NoTraps()),
    Case(app: MailSystem(), trace: "link to the letter", invariant: DeepLinksLand()),
    Case(app: AlbumsSystem(), trace: "double tap Summer", invariant: UniqueChild()),
  ]
}

@Test(arguments: Case.all)
func onlyThePublishedFormViolates(_ finding: Case) throws {
  let published = try finding.app.system(SystemConfiguration(variant: "published"))
  assertReplay(
    published, trace: finding.trace, [finding.invariant],
    expecting: .knownViolation(reason: "as published"))
  let fixed = try finding.app.system(SystemConfiguration(variant: "fixed"))
  assertReplay(fixed, trace: finding.trace, [finding.invariant])
}

@Test(arguments: Case.all)
func theFixedFormNavigates(_ finding: Case) throws {
  try assertNavigation(finding.app.system(SystemConfiguration(variant: "fixed")))
}
