import AdoptionSupport
import PlatformTestSupport
import Testing

/// What an app keeps in user defaults.
@MainActor
@Suite(.serialized, .ownsPlatform) struct StoredDefaultsTests {
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

  @Test func anObserverIsToldTheValueThatAKeyHasAndEachThatItGets() {
    StoredDefaults.clear()
    var said: [Bool?] = []
    let defaults = StoredDefaults.standard
    let connection = defaults.rx.observe(Bool.self, "known").subscribe(onNext: { said.append($0) })
    defaults.set(1, forKey: "other")
    StoredDefaults().set(true, forKey: "known")
    defaults.removePersistentDomain(forName: "")
    connection.dispose()
    defaults.set(false, forKey: "known")
    #expect(said == [nil, true, nil])
    _ = defaults.rx.observe(Bool.self, "known").subscribe(onNext: { said.append($0) })
    StoredDefaults.clear()
    defaults.set(true, forKey: "known")
    #expect(said == [nil, true, nil, false])
  }
}
