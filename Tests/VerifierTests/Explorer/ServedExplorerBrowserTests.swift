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

    /// Waits for two minutes at least: what a page asks for may be explored on a machine at work.
    private func wait(_ browser: Browser, for condition: String) throws {
      for _ in 0..<6_000 where try browser.value(condition) != "true" { usleep(20_000) }
      #expect(try browser.value(condition) == "true", "\(condition)")
    }

    /// All that the page says of a state, but for what a wider search would know of what comes next.
    private func page(_ browser: Browser) throws -> String {
      try browser.value(
        """
        ['.event-list', '.judgments > .violated', '.device-place', '.here-words'].map(part =>
          document.querySelector(part)?.innerText.replaceAll(/ · not explored.*/g, '')).join('\\n')
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
        browser, for: "!document.querySelector('.event-list .open')")
      let (grown, loaded) = try (page(browser), page(other))
      #expect(grown == loaded)
      #expect(browser.errors == [])
      // The server keeps what was found.
      let again = try open(explorer, at: trace)
      #expect(try page(again) == grown)
    }

    @Test func aTrapIsAState() throws {
      let explorer = try ServedExplorer(["Fragile", "--max-depth", "1"])
      let browser = try open(explorer, at: "open/close/close")
      try wait(browser, for: "document.querySelector('.device').className === 'device ended'")
      let said = try browser.value("document.querySelector('.device').innerText")
      #expect(said.contains("'close' trapped"), "\(said)")
      let line = "It traps in FragileCoordinator.close() at Fragile.swift:36."
      try wait(
        browser, for: "document.querySelector('.judgments').innerText.includes('\(line)')")
      // Before it is taken, the line below the list says so, too.
      try browser.value(
        "(history.replaceState(null, '', '#'), dispatchEvent(new HashChangeEvent('hashchange')))")
      try wait(browser, for: "document.querySelector('.event.breaks') !== null")
      try browser.value("document.querySelector('.event.breaks').focus()")
      try wait(browser, for: "document.querySelector('.preview').innerText.includes('\(line)')")
      #expect(browser.errors == [])
    }

    @Test func moreIsExploredFromHere() throws {
      let explorer = try ServedExplorer(["Endless", "--max-states", "5"])
      let browser = try open(explorer)
      let frontier = "document.querySelector('.frontier-words span').textContent"
      let before = try browser.value(frontier)
      #expect(
        before
          == "Dashed, with their number: 1 state not followed further (the limit of the search).")
      let marked = try browser.value("document.querySelector('.frontier title').textContent")
      #expect(marked == "1 state here not followed further")
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

    @Test func theFrontierShrinks() throws {
      let explorer = try ServedExplorer(["Shop", "--max-depth", "1"])
      let browser = try open(explorer)
      let words = "document.querySelector('.frontier-words span').textContent"
      let before = try browser.value(words)
      #expect(before.contains("(the limit of the search)"), "\(before)")
      let marks = "document.querySelectorAll('.map .frontier').length"
      #expect(try browser.value(marks) != "0")
      try browser.value("document.querySelector('.onward button').click()")
      try wait(
        browser, for: "document.querySelector('.message').textContent.startsWith('Explored')")
      let after = try browser.value(words)
      #expect(!after.contains("the limit of the search"), "\(after)")
      #expect(browser.errors == [])
    }

    @Test func aRunIsSavedAsAStrip() throws {
      let explorer = try ServedExplorer(["Shop"])
      let browser = try open(explorer, at: "open%20product/check%20out")
      // The menu closes when what follows the last state arrives.
      try wait(
        browser,
        for: """
          (() => { const menu = [...document.querySelectorAll('.copy-menu')].find(one =>
            one.querySelector('summary').textContent === 'Copy as');
            menu.open = true; return menu.querySelector('a') !== null; })()
          """)
      let name = try browser.value("document.querySelector('.copy-menu a').download")
      #expect(name.hasPrefix("Shop") && name.hasSuffix(".svg"), "\(name)")
      let picture = try browser.value(
        "decodeURIComponent(document.querySelector('.copy-menu a').href.split(',')[1])")
      #expect(picture.hasPrefix("<svg"), "\(picture)")
      #expect(picture.contains(">tap check out</text>"), "\(picture)")
      #expect(browser.errors == [])
    }

    @Test func theCommandOfAnEditorInATerminalIsSaid() throws {
      let folder = try TestFolder()
      try folder.write("#!/bin/sh\n", to: "vim")
      let vim = folder.place("vim")
      chmod(vim, 0o755)
      let explorer = try ServedExplorer(
        ["Fragile"], environment: ["EDITOR": vim, "PATH": "/usr/bin:/bin"])
      let browser = try open(explorer)
      try browser.value(
        "[...document.querySelectorAll('button')].find(one => one.textContent === 'Start over').click()"
      )
      try browser.press("j")
      try browser.value("document.querySelector('.preview button').click()")
      try wait(
        browser, for: "document.querySelector('.message').textContent.includes('needs a terminal')")
      let said = try message(browser)
      #expect(said.hasPrefix("'\(vim)' needs a terminal. There, run: \(vim) +"), "\(said)")
      #expect(said.contains("/Fragile.swift"), "\(said)")
      #expect(browser.errors == [])
    }

    @Test func aFixIsSwitchedAndTheRunGoesOnOrNot() throws {
      let explorer = try ServedExplorer(
        ["RideShare", "--without", "mainReplacesAuth", "--max-states", "150"], of: .verifier)
      let browser = try open(explorer)
      let broken = try browser.value(
        "document.querySelector('.judgments .violated strong').textContent")
      #expect(broken == "✗ NoOrphanedChildren")
      let trace = try browser.value("location.hash")
      try browser.value("document.getElementById('fix-mainReplacesAuth').click()")
      try wait(browser, for: "location.search === '?without='")
      try wait(browser, for: "!document.querySelector('.compare').hidden")
      #expect(
        try message(browser) == "With mainReplacesAuth: it violates nothing of that.")
      #expect(try browser.value("location.hash") == trace)
      #expect(
        try browser.value("document.querySelector('.compare').innerText").contains(
          "✓ NoOrphanedChildren no longer violated"))
      // The other form is kept, and both are there at their addresses.
      try browser.value("document.getElementById('fix-mainReplacesAuth').click()")
      try wait(browser, for: "location.search === '?without=mainReplacesAuth'")
      try wait(
        browser,
        for: "document.querySelector('.judgments .violated strong')?.textContent === '\(broken)'")
      #expect(browser.errors == [])
    }

    @Test func aNewBuildRunsTheSameTraceAgain() throws {
      let folder = try TestFolder()
      try copy(.toy, to: "app", in: folder)
      let explorer = try ServedExplorer(
        ["Shop", "--watch", "--max-states", "60"], of: Executable(path: folder.place("app")))
      let browser = try open(explorer, at: "open%20product")
      // Another program with a system of the same name stands for the next build.
      try copy(.verifier, to: "next", in: folder)
      rename(folder.place("next"), folder.place("app"))
      try wait(browser, for: "document.querySelector('.message').textContent.startsWith('The new')")
      try wait(browser, for: "!document.querySelector('.compare').hidden")
      let message = try message(browser)
      #expect(
        message
          == "The new build: Step 1, 'open product', cannot happen there.")
      let outcome = try explorer.end(by: SIGTERM)
      #expect(outcome.status == 0)
      #expect(outcome.output == explorer.address + "\n")
      #expect(outcome.errors == "There is a new build: exploring again.\n")
    }

    /// Copies an executable in another process: a program that this one has open for writing, and with it
    /// whatever another test starts meanwhile, can't be run.
    private func copy(_ executable: Executable, to name: String, in folder: TestFolder) throws {
      let outcome = try Executable.toy.shell("cp '\(executable.path)' \(name)", in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
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
