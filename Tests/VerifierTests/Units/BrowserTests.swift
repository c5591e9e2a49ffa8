import Testing

@testable import VerifierCommands

/// Who sees a page that a command opens.
struct BrowserTests {
  @Test func aPageIsOpenedWhereSomebodyWatchesAtADesktop() {
    #if os(Linux)
      for desktop in ["DISPLAY", "WAYLAND_DISPLAY"] {
        #expect(Browser(isWatched: true, isSet: { $0 == desktop }).program == "xdg-open")
        #expect(Browser(isWatched: false, isSet: { $0 == desktop }).program == nil)
      }
    #endif
    let nobodys = Browser(isWatched: true, isSet: { _ in false })
    #if os(Linux)
      #expect(nobodys.program == nil)
      #expect(!nobodys.open("/nowhere/page.html"))
    #endif
  }
}
