#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The page of the living app in a browser; skipped, with these words, where Chromium isn't installed.
  @Suite(
    .enabled(if: Browser.path != nil, "Chromium is not installed (Debian: chromium)"), .serialized)
  struct ServedExplorerBrowserTests {
    private func open(_ explorer: ServedExplorer, at trace: String = "") throws -> Browser {
      let browser = try Browser()
      try browser.set(width: 1280, height: 900, scheme: "light")
      try browser.open(explorer.address + (trace.isEmpty ? "" : "#\(trace)"))
      try wait(browser, for: "document.getElementById('explorer').dataset.state === 'ready'")
      return browser
    }

    private func wait(_ browser: Browser, for condition: String) throws {
      for _ in 0..<500 where try browser.value(condition) != "true" { usleep(20_000) }
      #expect(try browser.value(condition) == "true", "\(condition)")
    }

    /// All that the page says of a state.
    private func page(_ browser: Browser) throws -> String {
      try browser.value(
        """
        ['.event-list', '.judgments', '.device-place', '.here-words'].map(part =>
          document.querySelector(part).innerText).join('\\n')
        """)
    }

    private func message(_ browser: Browser) throws -> String {
      try browser.value("document.querySelector('.message').textContent")
    }

    @Test func whatTheSearchDidNotGetToIsRunWhenSomebodyGoesThere() throws {
      let explorer = try ServedExplorer(["Shop", "--max-depth", "1"])
      let whole = try ServedExplorer(["Shop"])
      let trace = "open%20product/check%20out"
      let (browser, other) = try (open(explorer), open(whole, at: trace))
      try browser.value(
        "(history.replaceState(null, '', '#\(trace)'), dispatchEvent(new HashChangeEvent('hashchange')))"
      )
      try wait(browser, for: "location.hash === '#\(trace)'")
      try wait(
        browser, for: "!document.querySelector('.event-list').innerText.includes('not explored')")
      let (grown, loaded) = try (page(browser), page(other))
      #expect(grown == loaded)
      #expect(browser.errors == [])
      // The server keeps what was found.
      let again = try open(explorer, at: trace)
      #expect(try page(again) == grown)
    }

    @Test func aTrapIsAState() throws {
      let browser = try open(
        try ServedExplorer(["Fragile", "--max-depth", "1"]), at: "open/close/close")
      try wait(browser, for: "document.querySelector('.device').className === 'device ended'")
      let said = try browser.value("document.querySelector('.device').innerText")
      #expect(said.contains("'close' trapped with signal"), "\(said)")
      #expect(browser.errors == [])
    }

    @Test func moreIsExploredFromHere() throws {
      let explorer = try ServedExplorer(["Endless", "--max-states", "5"])
      let browser = try open(explorer)
      try browser.value("document.querySelector('.onward button').click()")
      let said = "document.querySelector('.message').textContent"
      try wait(browser, for: "\(said).startsWith('Explored')")
      let message = try message(browser)
      #expect(message == "Explored 1000 more states: there is more to explore from here.")
      let size = try browser.value("document.querySelector('.top').innerText")
      #expect(size.contains("5 states; "), "\(size)")
      #expect(size.contains("; 1000 states explored since"), "\(size)")
      #expect(browser.errors == [])
    }

    @Test func aServerThatIsGoneIsSaid() throws {
      let explorer = try ServedExplorer(["Endless", "--max-states", "5"])
      let browser = try open(explorer)
      _ = try explorer.end(by: SIGTERM)
      try browser.value("document.querySelector('.onward button').click()")
      try wait(
        browser,
        for: """
          document.querySelector('.message').textContent === "The server does not answer. Run \
          'verifier explore' again and open the address that it prints."
          """)
    }
  }
#endif
