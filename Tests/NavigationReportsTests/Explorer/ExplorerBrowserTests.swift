#if os(Linux)
  import Foundation
  import ModelChecker
  import NavigationModel
  import TestSupport
  import Testing

  @testable import NavigationReports

  /// The explorer in a browser; skipped, with these words, where Chromium isn't installed.
  @Suite(
    .enabled(if: Browser.path != nil, "Chromium is not installed (Debian: chromium)"), .serialized)
  struct ExplorerBrowserTests {
    /// Opens a page in a browser, and tests it; nothing on it may go wrong.
    static func open(
      _ page: String, at trace: String = "", width: Int = 1280, _ test: (Browser) throws -> Void
    ) throws {
      let file = NSTemporaryDirectory() + "explorer-\(UUID().uuidString).html"
      defer { try? FileManager.default.removeItem(atPath: file) }
      try page.write(toFile: file, atomically: true, encoding: .utf8)
      let browser = try Browser()
      try browser.set(width: width, height: 900, scheme: "light")
      try browser.open("file://\(file)\(trace.isEmpty ? "" : "#" + trace)")
      var state = ""
      for _ in 0..<500 where state != "ready" {
        state = try browser.value("document.getElementById('explorer').dataset.state")
        if state != "ready" { usleep(20_000) }
      }
      #expect(state == "ready")
      try test(browser)
      #expect(browser.errors == [])
    }

    func library(
      at trace: String = "", width: Int = 1280, _ test: (Browser) throws -> Void
    ) throws {
      try Self.open(try ExplorerReportTests.page(Library.result()), at: trace, width: width, test)
    }

    func message(_ browser: Browser) throws -> String {
      try browser.value("document.querySelector('.message').textContent")
    }

    func address(_ browser: Browser) throws -> String {
      try browser.value("location.hash.slice(1)")
    }

    func press(_ words: String, in browser: Browser) throws {
      try browser.value(
        """
        [...document.querySelectorAll('button')].find(one => one.querySelector('.event-name')?.textContent
          === '\(words)' && one.classList.contains('event') || one.textContent === '\(words)').click()
        """)
    }

    @Test func itOpensOnTheFirstCause() throws {
      let result = try Library.result()
      let answer = Library.answer("OnePresentation", in: result)
      guard case .violated(let counterexample) = answer.verdict else {
        Issue.record("it has to be violated")
        return
      }
      try library { browser in
        let opened = try address(browser)
        #expect(opened == counterexample.trace.text())
        #expect(
          try browser.value("document.querySelectorAll('.cause[aria-pressed=true]').length") == "1")
        #expect(
          try browser.value("document.querySelector('.judgments .violated strong').textContent")
            == "✗ OnePresentation")
      }
    }

    /// The judge of single runs is the other witness.
    @Test func everyStateOpensByItsTraceAndIsJudgedAsItsRunIs() throws {
      let result = try Library.result()
      let local = Set(["OnePresentation", "NoOrphanedChildren", "NoFault", "OneMode"])
      let writer = RunWriter(result, invariants: Library.invariants, context: ReportContext())
      try library { browser in
        // A browser takes no more than 200 addresses in 30 seconds, and each trace takes two.
        let edges = result.graph.edges.indices
        for edge in stride(from: 0, to: edges.count, by: max(1, (edges.count + 69) / 70)) {
          let trace = result.graph.trace(endingWith: edge)
          let text = trace.text()
          try browser.value(
            "(history.replaceState(null, '', '#\(text)'), dispatchEvent(new HashChangeEvent('hashchange')))"
          )
          #expect(try address(browser) == text)
          let end = try #require(writer.run(trace).steps.last)
          if let words = end.state?.words {
            let message = try message(browser)
            #expect(message.contains(words), "\(text)")
          } else {
            #expect(try message(browser) == "The run ended in a fault.", "\(text)")
          }
          let shown = try browser.value(
            """
            JSON.stringify([...document.querySelectorAll('.judgments > .violated strong')].map(one =>
              one.textContent.slice(2)))
            """)
          let names = try JSONDecoder().decode([String].self, from: Data(shown.utf8))
          let expected = end.violated.filter { $0.isNew && local.contains($0.property) }
          #expect(Set(names) == Set(expected.map(\.property)), "\(text)")
        }
      }
    }

    @Test func anEventIsTakenUndoneAndTakenAgain() throws {
      try library { browser in
        try press("Start over", in: browser)
        #expect(try address(browser) == "")
        try press("tap open(.shelf(a))", in: browser)
        #expect(try address(browser) == "open(%2Eshelf(a))")
        try press("Undo", in: browser)
        #expect(try address(browser) == "")
        try press("Redo", in: browser)
        #expect(try address(browser) == "open(%2Eshelf(a))")
        try browser.press("Backspace")
        #expect(try address(browser) == "")
        #expect(
          try browser.value("document.querySelectorAll('.steps .ahead').length") == "1")
      }
    }

    @Test func keysMoveAmongEvents() throws {
      try library { browser in
        try press("Start over", in: browser)
        try browser.press("j")
        let first = try browser.value("document.activeElement.className")
        #expect(first.hasPrefix("event"))
        let told = try browser.value("document.querySelector('.preview h3').textContent")
        let focused = try browser.value(
          "document.activeElement.querySelector('.event-name').textContent")
        #expect(told == focused)
        try browser.press("j")
        try browser.press("k")
        try browser.press("Enter")
        #expect(try address(browser) != "")
        try browser.press("?")
        #expect(try browser.value("document.querySelectorAll('dialog[open]').length") == "1")
      }
    }

    @Test func aStepIsLeftOut() throws {
      try library { browser in
        let steps = Int(try browser.value("document.querySelectorAll('.steps li').length"))
        try browser.value("document.querySelector('.drop').click()")
        #expect(
          try message(browser)
            == "Without step 1: Step 1, 'lend(.book(1))', cannot happen there.")
        let left = Int(try browser.value("document.querySelectorAll('.steps li').length"))
        #expect(left == steps)
        try browser.value("document.querySelectorAll('.drop')[1].click()")
        #expect(
          try message(browser) == "Without step 2 it violates nothing of that.")
      }
    }

    @Test func theShortestWayIsFoundOrSaidNotToBe() throws {
      try library { browser in
        try go(browser, to: "Borrower screen")
        #expect(try address(browser) == "open(%2Eshelf(a))/lend(%2Ebook(1))")
        try go(browser, to: "telephone")
        #expect(
          try message(browser)
            == "Nothing leads to where 'telephone' can happen: unreachable (exhaustive; stack ≤ 4)."
        )
        try go(browser, to: "violation of NoFault")
        #expect(
          try browser.value("document.querySelector('.device').className") == "device ended")
      }
    }

    @Test func whatOnlyWholeRunsShowIsFoundOrSaid() throws {
      try library { browser in
        try go(browser, to: "violation of HomeReachable")
        let said = try message(browser)
        #expect(said == "HomeReachable: holds.")
        try search(browser, "Nowhere")
        #expect(
          try browser.value("document.querySelector('.goals').textContent").hasPrefix(
            "Nothing of that name was met in "))
      }
    }

    /// Looks for a goal by its words.
    private func search(_ browser: Browser, _ words: String) throws {
      try browser.press("/")
      try browser.value("document.querySelector('dialog input').value = '\(words)'")
      try browser.value(
        "document.querySelector('dialog input').dispatchEvent(new Event('input'))")
    }

    /// Goes to the first goal with some words.
    private func go(_ browser: Browser, to words: String) throws {
      try search(browser, words)
      try browser.value("document.querySelector('.goals button').click()")
    }

    @Test func aRunIsSavedAsAStripThatStandsByItself() throws {
      try library { browser in
        try browser.value("document.querySelector('.copy-menu summary').click()")
        for _ in 0..<500 where try browser.value("document.querySelector('.copy-menu a')") == "" {
          usleep(20_000)
        }
        let picture =
          "decodeURIComponent(document.querySelector('.copy-menu a').href.split(',')[1])"
        let drawing = "new DOMParser().parseFromString(\(picture), 'image/svg+xml')"
        func texts(_ selector: String) throws -> String {
          try browser.value(
            "[...\(drawing).querySelectorAll('\(selector)')].map(one => one.textContent).join('|')")
        }
        #expect(
          try browser.value("document.querySelector('.copy-menu a').download")
            == "Library (asPublished).svg")
        let title = try texts("svg > title")
        #expect(title == "OnePresentation violated after 3 events")
        let events = try texts(".event")
        #expect(
          events
            == "start|tap open(.shelf(a))|tap lend(.book(1))|push notification")
        let numbers = try texts(".number.text")
        #expect(numbers == "1|2|3")
        let newLabels = try texts(".violation .label.new")
        #expect(newLabels == "")
        let screens = try texts(".violation .chip.text")
        #expect(screens == "Shelves|Shelf(a)|Borrower")
        let note = try texts(".note")
        #expect(note.hasPrefix("Why: "))
        let style = try texts("style")
        #expect(style.contains("prefers-color-scheme:dark"))
        // Everything stands inside the picture.
        #expect(
          try browser.value(
            """
            (() => { const svg = document.body.appendChild(
              document.importNode(\(drawing).documentElement, true));
            const frame = svg.getBoundingClientRect();
            const outside = [...svg.querySelectorAll('rect, text')].filter(one => {
              const box = one.getBoundingClientRect();
              return box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
            }).map(one => one.textContent || one.className.baseVal).join();
            svg.remove(); return outside; })()
            """) == "")
      }
    }

    @Test func theFrontierIsDrawn() throws {
      let result = try Library.result(limits: Limits(depth: 2))
      let open = result.graph.states.indices.filter { !result.graph.isExpanded[$0] }
      try Self.open(ExplorerReportTests.page(result)) { browser in
        let words = try browser.value("document.querySelector('.frontier-words span').textContent")
        #expect(
          words
            == "Dashed, with their number: \(open.count) states not followed further (the limit of the search)."
        )
        // The picture has a box for each coordinator that owns a screen.
        let marks = try browser.value(
          """
          [...document.querySelectorAll('g.node')].map(one => one.querySelector('title').textContent + ' '
            + (one.querySelector('.frontier text')?.textContent ?? '')).join()
          """)
        let places = open.map { ScreenPlace(result.graph.states[$0]).coordinator }
        let (library, lending) = (
          places.count { $0 == "Library" }, places.count { $0 == "Lending" }
        )
        #expect(library > 0 && lending > 0)
        #expect(marks == "Library \(library),Lending \(lending)")
        try press("Shortest way there", in: browser)
        #expect(
          try message(browser) == "The shortest way to where the search ended: 2 events.")
      }
      try library { browser in
        let words = try browser.value("document.querySelector('.frontier-words').innerText")
        #expect(words == "Every state was followed.")
        let marks = try browser.value("document.querySelectorAll('.frontier').length")
        #expect(marks == "0")
      }
    }

    @Test func anAddressThatLeadsNowhereIsFollowedAsFarAsItGoes() throws {
      try library(at: "open(%2Eshelf(a))/scan") { browser in
        #expect(try address(browser) == "open(%2Eshelf(a))")
        let message = try message(browser)
        #expect(message.hasPrefix("Step 2, 'scan', cannot happen there"), "\(message)")
      }
      try library(at: "open(%2Eshelf(a)).7") { browser in
        let message = try message(browser)
        #expect(
          message == "Step 1, 'open(.shelf(a))', can happen there, but not on the way '.7'.",
          "\(message)")
      }
    }

    @Test func ordinalsAreReadAsTheCommandLineReadsThem() throws {
      let result = try Library.result()
      let fingerprint = result.graph.catalog.fingerprint
      try library(at: "0/1#\(fingerprint)") { browser in
        let opened = try address(browser)
        #expect(opened == "open(%2Eshelf(a))/lend(%2Ebook(1))")
      }
      try library(at: "0/1#0000") { browser in
        let message = try message(browser)
        #expect(message.hasPrefix("The trace was recorded against other events"), "\(message)")
      }
    }

    @Test func everyButtonHasANameAndOneColumnFitsAPhone() throws {
      try library(width: 380) { browser in
        let nameless = try browser.value(
          """
          [...document.querySelectorAll('button, input, select, summary, dialog')].filter(one =>
            !(one.getAttribute('aria-label') || one.labels?.[0]?.textContent || one.textContent).trim()).length
          """)
        #expect(nameless == "0")
        #expect(
          try browser.value("document.documentElement.scrollWidth <= innerWidth") == "true")
        #expect(
          try browser.value(
            "document.querySelectorAll('[tabindex]:not([tabindex=\"0\"])').length") == "0")
        #expect(
          try browser.value(
            """
            (() => { const ids = [...document.querySelectorAll("[id]")].map(one => one.id);
            return ids.filter((id, at) => ids.indexOf(id) !== at).join(); })()
            """) == "")
        #expect(
          try browser.value(
            """
            [...document.querySelectorAll('.panes > section')].every(one =>
              one.getBoundingClientRect().width > innerWidth * .85)
            """) == "true")
      }
    }

    @Test(arguments: [
      (1280, "causes, run, pane map, pane state, pane events"),
      (380, "causes, run, pane state, pane events, pane map"),
    ])
    func theFocusGoesThroughThePanesAsTheyStand(width: Int, order: String) throws {
      try library(width: width) { browser in
        var met: [String] = []
        for _ in 0..<120 {
          try browser.press("Tab")
          let part = try browser.value(
            "document.activeElement.closest('.causes, .run, .pane')?.className ?? ''")
          if !part.isEmpty, met.last != part { met.append(part) }
        }
        // After the last one the browser begins again.
        #expect(met.prefix(5).joined(separator: ", ") == order)
        let standing = try browser.value(
          """
          (() => { const tops = [...document.querySelectorAll('.panes > section')].map(one => {
            const { top, left } = one.getBoundingClientRect(); return top * 10000 + left; });
          return tops.every((top, at) => !at || tops[at - 1] < top); })()
          """)
        #expect(standing == "true" || width > 700)
      }
    }

    @Test func namesAreText() throws {
      let name = "</script><script>window.hit = 1</script><img src=x onerror='window.hit = 1'>"
      let invariants = [TestInvariant(name, name) { .always { _ in .violated(name) } }]
      let result = try Library.result(variant: name, invariants: invariants)
      try Self.open(ExplorerReportTests.page(result, invariants: invariants)) { browser in
        #expect(try browser.value("window.hit") == "undefined")
        let title = try browser.value("document.querySelector('h1').textContent")
        #expect(title.contains(name))
      }
    }
  }
#endif
