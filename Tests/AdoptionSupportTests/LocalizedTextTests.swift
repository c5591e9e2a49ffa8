import AdoptionSupport
import Foundation
import Testing

/// Localized texts of an adopted app.
struct LocalizedTextTests {
  @Test func aTextThatNoTableHasIsItsKey() {
    #expect(NSLocalizedString("Shelf", comment: "A title") == "Shelf")
  }
}
