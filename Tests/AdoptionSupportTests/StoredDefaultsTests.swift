import AdoptionSupport
import Testing

/// What an app keeps in user defaults.
@Suite(.serialized) struct StoredDefaultsTests {
  @Test func thoseWithoutASuiteAreTheAppsOwn() {
    StoredDefaults.clear()
    StoredDefaults().set(true, forKey: "isOpen")
    #expect(StoredDefaults.standard.bool(forKey: "isOpen"))
    #expect(StoredDefaults(suiteName: nil)?.bool(forKey: "isOpen") == true)
    #expect(StoredDefaults.text == "[\"isOpen: true\"]")
    StoredDefaults.clear()
    #expect(!StoredDefaults().bool(forKey: "isOpen"))
  }

  @Test func thoseOfASuiteAreItsOwn() {
    StoredDefaults.clear()
    StoredDefaults(suiteName: "shared")?.set(2, forKey: "count")
    #expect(StoredDefaults(suiteName: "shared")?.integer(forKey: "count") == 2)
    #expect(StoredDefaults().integer(forKey: "count") == 0)
    StoredDefaults.clear()
  }
}
