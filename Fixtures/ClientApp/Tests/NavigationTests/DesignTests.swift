import NavigationTesting
import Testing

@Test func theLibraryIsAsDesigned() throws {
  try assertNavigation(
    library(isFixed: true), conformsTo: NavigationMap(contentsOf: "library.mmd"))
}
