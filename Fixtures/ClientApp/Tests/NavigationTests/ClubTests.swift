import NavigationSystems
import NavigationTesting
import Testing

/// Nothing that the club says of itself is said in vain.
@Test func theClubNavigates() throws {
  try requireNavigation(ClubSystem().system(SystemConfiguration()), strict: true)
}
