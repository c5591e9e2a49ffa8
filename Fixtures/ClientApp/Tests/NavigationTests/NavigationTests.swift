import Foundation
import NavigationSystems
import NavigationTesting
import Testing

/// Each system holds all invariants, but for what the baseline knows.
@Test(arguments: navigationSystems)
func theAppNavigates(_ app: any VerifiableSystem) throws {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let known = try [KnownViolation].baseline(
    atPath: package.appendingPathComponent("navigation-baseline.json").path,
    of: app.system(SystemConfiguration()))
  try assertNavigation(app, known: known)
}
