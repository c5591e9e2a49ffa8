#if os(Linux)
  import Foundation
  import NavigationReports
  import TestSupport
  import Testing

  /// Pages in a browser; skipped, with these words, where Chromium isn't installed.
  @Suite(
    .enabled(if: Browser.path != nil, "Chromium is not installed (Debian: chromium)"), .serialized)
  struct HTMLBrowserTests {
    /// A page about the library, in a file of its own.
    private func page(_ test: (Browser, String) throws -> Void) throws {
      let folder = NSTemporaryDirectory() + "page-\(UUID().uuidString)"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let documents = [
        try HTMLReportTests.document("asPublished"), try HTMLReportTests.document("repaired"),
      ]
      try HTMLReport(documents) { HTMLReportTests.picture($1) }.text
        .write(toFile: "\(folder)/page.html", atomically: true, encoding: .utf8)
      let browser = try Browser()
      try browser.set(width: 1280, height: 900, scheme: "light")
      try test(browser, "file://\(folder)/page.html")
      #expect(browser.errors == [])
    }

    private let finding = "Library-asPublished.OnePresentation"

    private func current(_ browser: Browser) throws -> String {
      try browser.value("document.activeElement.closest('.card')?.id")
    }

    @Test func arrowKeysStepAndTheAddressFollows() throws {
      try page { browser, address in
        try browser.open("\(address)#\(finding)/0")
        #expect(try current(browser) == "\(finding)/0")
        try browser.press("ArrowRight")
        try browser.press("ArrowRight")
        #expect(try current(browser) == "\(finding)/2")
        #expect(try browser.value("location.hash") == "#\(finding)/2")
        try browser.press("ArrowLeft")
        #expect(try current(browser) == "\(finding)/1")
        #expect(try browser.value("document.querySelectorAll('[aria-current]').length") != "0")
      }
    }

    @Test func anAddressLeadsToItsStep() throws {
      try page { browser, address in
        try browser.open("\(address)#\(finding)/1")
        #expect(try current(browser) == "\(finding)/1")
        let inspector = "[data-story='\(finding)'] .inspector.shown"
        #expect(
          try browser.value("document.querySelector(\"\(inspector) h5\").textContent")
            == "1 tap open(.shelf(a))")
        #expect(try browser.value("document.querySelectorAll(\"\(inspector)\").length") == "1")
      }
    }

    @Test func stepsEndAtTheEnds() throws {
      try page { browser, address in
        try browser.open("\(address)#\(finding)/3")
        try browser.press("ArrowRight")
        #expect(try current(browser) == "\(finding)/3")
        #expect(
          try browser.value(
            "document.querySelector(\"[data-story='\(finding)'] .next\").disabled") == "true")
      }
    }

    @Test func everyLinkLeadsSomewhere() throws {
      try page { browser, address in
        try browser.open(address)
        #expect(
          try browser.value(
            """
            [...document.querySelectorAll("a[href^='#']")].filter(
              link => !document.getElementById(decodeURIComponent(link.hash.slice(1)))).length
            """) == "0")
        #expect(
          try browser.value("document.querySelectorAll('[src], link, a[href^=http]').length")
            == "0")
        #expect(
          try browser.value(
            """
            (() => { const ids = [...document.querySelectorAll("[id]")].map(one => one.id);
            return ids.filter((id, at) => ids.indexOf(id) !== at).join(); })()
            """) == "")
      }
    }

    /// Two of the rules of axe-core, `landmark-unique` and `scrollable-region-focusable`.
    @Test func landmarksHaveNamesOfTheirOwnAndWhatScrollsIsReachedByKeyboard() throws {
      try page { browser, address in
        try browser.set(width: 480, height: 900, scheme: "light")
        try browser.open(address)
        try browser.value("document.querySelectorAll('details').forEach(one => one.open = true)")
        #expect(
          try browser.value(
            """
            (() => { const names = [...document.querySelectorAll('main, nav, section, form, aside')].map(
              one => one.tagName + ' ' + (one.getAttribute('aria-label')
                ?? document.getElementById(one.getAttribute('aria-labelledby'))?.textContent));
            return names.filter((name, at) => names.indexOf(name) !== at).join(); })()
            """) == "")
        let scrolling =
          """
          [...document.querySelectorAll('body *')].filter(one => one.scrollWidth > one.clientWidth + 1
            && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
          """
        #expect(try browser.value("\(scrolling).length") != "0")
        #expect(
          try browser.value(
            """
            \(scrolling).filter(one => one.tabIndex < 0 && !one.querySelector('a[href], button, [tabindex="0"]'))
              .map(one => one.outerHTML.slice(0, 90)).join()
            """) == "")
      }
    }

    @Test func theGraphShowsWhatIsPointedAt() throws {
      try page { browser, address in
        try browser.open(address)
        try browser.value("document.querySelectorAll('details').forEach(one => one.open = true)")
        try browser.value("document.querySelector('g.node').focus()")
        #expect(
          try browser.value("document.querySelectorAll('figure svg.dims g.lit').length") == "3")
        #expect(
          try browser.value("document.querySelector('.tip').textContent") == "Shelves\nstays")
        try browser.value("document.querySelector('g.node').blur()")
        #expect(try browser.value("document.querySelectorAll('svg.dims').length") == "0")
        #expect(try browser.value("document.querySelector('.tip').textContent") == "")
        #expect(
          try browser.value(
            "getComputedStyle(document.querySelector('g.edge path.hit')).strokeWidth") == "16px")
      }
    }

    @Test func theFirstCauseIsOnTheFirstScreenAndAnAddressOpensAnother() throws {
      let file = NSTemporaryDirectory() + "causes-\(UUID().uuidString).html"
      defer { try? FileManager.default.removeItem(atPath: file) }
      try HTMLReport([HTMLCausesTests.document()]).text.write(
        toFile: file, atomically: true, encoding: .utf8)
      let browser = try Browser()
      try browser.set(width: 1280, height: 900, scheme: "light")
      try browser.open("file://\(file)")
      #expect(
        try browser.value(
          "document.querySelector('.card.violation').getBoundingClientRect().bottom <= innerHeight")
          == "true")
      func isOpen(_ number: Int) throws -> String {
        try browser.value(
          "document.querySelector('[id=\"Library-asPublished.cause-\(number)\"] details').open")
      }
      #expect(try [isOpen(1), isOpen(2)] == ["true", "false"])
      try browser.value("document.querySelector('article summary').focus()")
      try browser.press("Enter")
      #expect(try isOpen(1) == "false")
      try browser.value("location.hash = 'Library-asPublished.cause-2/1'")
      let step = "Library-asPublished.cause-2/1"
      var focused = ""
      // The page hears of its address a moment later.
      for _ in 0..<50 where focused != step {
        usleep(20_000)
        focused = try browser.value("document.activeElement.id")
      }
      #expect(focused == step)
      #expect(try isOpen(2) == "true")
      #expect(browser.errors == [])
    }

    @Test func namesAreText() throws {
      let name = "<script>window.hit = 1</script><img src=x onerror='window.hit = 1'>"
      let result = try Library.result(
        variant: name, invariants: [TestInvariant(name, notApplicable: name)])
      let file = NSTemporaryDirectory() + "names-\(UUID().uuidString).html"
      defer { try? FileManager.default.removeItem(atPath: file) }
      try HTMLReport([ResultDocument(result)]).text.write(
        toFile: file, atomically: true, encoding: .utf8)
      let browser = try Browser()
      try browser.open("file://\(file)")
      #expect(try browser.value("window.hit") == "undefined")
      #expect(
        try browser.value("document.querySelector('h2').textContent") == "Library (\(name))")
      #expect(browser.errors == [])
    }

    @Test(arguments: ["light", "dark"]) func textStandsOut(scheme: String) throws {
      try page { browser, address in
        try browser.set(width: 1280, height: 900, scheme: scheme)
        try browser.open(address)
        // Nothing is wider than the window but what scrolls by itself.
        #expect(
          try browser.value("document.documentElement.scrollWidth <= innerWidth") == "true")
        let contrast = try browser.value(
          """
          (() => {
            const light = text => text.match(/[\\d.]+/g).slice(0, 3).map(Number).map(value => {
              value /= 255;
              return value <= .03928 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4;
            }).reduce((sum, value, at) => sum + value * [.2126, .7152, .0722][at], 0);
            const behind = one => {
              for (; one; one = one.parentElement) {
                const color = getComputedStyle(one).backgroundColor;
                if (!/rgba\\(.*, 0\\)/.test(color)) return color;
              }
              return "rgb(255, 255, 255)";
            };
            let least = 21;
            for (const one of document.querySelectorAll("p, h2, h4, td, th, .chip, .label, li, a")) {
              if (!one.textContent.trim()) continue;
              const pair = [light(getComputedStyle(one).color), light(behind(one))].sort((a, b) => b - a);
              least = Math.min(least, (pair[0] + .05) / (pair[1] + .05));
            }
            return least >= 4.5 ? "enough" : least;
          })()
          """)
        #expect(contrast == "enough")
      }
    }

    @Test func aPhoneShowsTheChosenStepOfEachStrip() throws {
      try page { browser, address in
        try browser.set(width: 375, height: 800, scheme: "light")
        try browser.open(address)
        #expect(
          try browser.value(
            """
            [...document.querySelectorAll(".card[aria-current]")].filter(card => {
              const [own, strip] = [card, card.parentElement].map(one => one.getBoundingClientRect());
              return own.left < strip.left - 1 || own.right > strip.right + 1;
            }).length
            """) == "0")
        #expect(
          try browser.value(
            "[...document.querySelectorAll('.board')].every(one => one.scrollLeft > 0)") == "true")
        // Whoever reads from the top stays there.
        #expect(
          try browser.value("`${scrollY} ${document.activeElement.tagName}`") == "0 BODY")
      }
    }

    @Test func itFitsAPhone() throws {
      try page { browser, address in
        try browser.set(width: 390, height: 800, scheme: "light")
        try browser.open(address)
        #expect(
          try browser.value("document.documentElement.scrollWidth <= innerWidth") == "true")
      }
    }
  }
#endif
