import AdoptionSupport
import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

/// Values of the user defaults that views read and write.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct AppStorageTests {
  private let driver = ScriptedDriver.installed()
  private let window: HeadlessWindow<Door>

  init() {
    StoredDefaults.clear()
    window = HeadlessWindow(rootView: Door())
    driver.settle()
  }

  private var screens: [String] {
    window.hierarchy().filter { $0.role == .screen && $0.isHittable }.map(\.name)
  }

  @Test func aViewIsUpdatedByWhoChangesTheValue() {
    #expect(screens == ["Intro"])
    #expect(window.tap("Done"))
    driver.settle()
    #expect(screens == ["Home"])
    #expect(StoredDefaults.text == "[\"isKnown: true\"]")
    StoredDefaults.standard.set(false, forKey: "isKnown")
    driver.settle()
    #expect(screens == ["Intro"])
  }

  @Test func anEnumIsStoredByItsRawValue() {
    @AppStorage("tab") var tab = Page.first
    @AppStorage("other") var other: Page?
    #expect(tab == .first)
    #expect(other == nil)
    tab = .second
    other = .first
    #expect(StoredDefaults.text == "[\"other: a\", \"tab: b\"]")
    #expect(tab == .second)
    #expect(other == .first)
    other = nil
    StoredDefaults.standard.set("c", forKey: "tab")
    #expect(tab == .first)
    #expect(other == nil)
    $tab.wrappedValue = .second
    #expect(StoredDefaults.text == "[\"tab: b\"]")
  }

  @Test func aSceneKeepsItsOwn() {
    @AppStorage("tab") var tab = 1
    @SceneStorage("tab") var shown = 2
    shown = 3
    #expect(tab == 1)
    #expect(shown == 3)
    StoredDefaults.clear()
    #expect(shown == 2)
  }
}

private enum Page: String { case first = "a", second = "b" }

private struct Door: View {
  @AppStorage("isKnown") private var isKnown = false

  var body: some View {
    if isKnown { Home() } else { Intro() }
  }
}

private struct Intro: View {
  @AppStorage("isKnown") var isKnown = false

  var body: some View { Button("Done") { isKnown = true } }
}

private struct Home: View {
  var body: some View { Button("Buy") {} }
}
