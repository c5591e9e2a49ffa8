#if os(Linux)
  import Foundation
  import GraphDrawing
  import NavigationReports
  import TestSupport
  import Testing

  /// Maps on a page in a browser; skipped, with these words, where Chromium isn't installed.
  @Suite(
    .enabled(if: Browser.path != nil, "Chromium is not installed (Debian: chromium)"), .serialized)
  struct MapBrowserTests {
    /// A page about a map of three screens, two of them of one coordinator.
    private func page(_ test: (Browser) throws -> Void) throws {
      var document = try ResultDocumentTests.document("asPublished")
      document.picture = DrawnGraph(
        name: "Library",
        nodes: [
          .init(id: ids[0], cluster: "Library", events: ["call reset()"]),
          .init(id: ids[1], cluster: "Library"), .init(id: ids[2]),
        ],
        edges: [
          .init(from: ids[0], to: ids[1], events: ["tap open(.shelf(a))", "gesture swipe"]),
          .init(from: ids[1], to: ids[2], events: ["call reset()"]),
        ])
      let (screen, event) = (document.screens[0], document.events[0])
      document.screens = zip(ids, ["Shelves", "Shelf(a)", "Borrower"]).map { id, name in
        var named = screen
        (named.id, named.words, named.presented) = (id, name, [])
        return named
      }
      let origins = [
        ("open(.shelf(a))", "tap"), ("swipe", "platform"), ("reset()", "programmatic"),
      ]
      document.events = origins.map { name, origin in
        var named = event
        (named.name, named.origin) = (name, origin)
        return named
      }
      let file = NSTemporaryDirectory() + "map-\(UUID().uuidString).html"
      defer { try? FileManager.default.removeItem(atPath: file) }
      try HTMLReport([document]) { $1 == .screens ? .svg(drawing) : .missing("") }.text
        .write(toFile: file, atomically: true, encoding: .utf8)
      let browser = try Browser()
      try browser.set(width: 1280, height: 900, scheme: "light")
      try browser.open("file://\(file)")
      try browser.value("document.querySelectorAll('details').forEach(one => one.open = true)")
      try test(browser)
      #expect(browser.errors == [])
    }

    /// The titles of what matches a selector.
    private func titles(_ selector: String, in browser: Browser) throws -> String {
      let titles = try browser.value(
        """
        [...document.querySelectorAll(`\(selector)`)].map(one => one.querySelector("title").textContent)
        .join("; ")
        """)
      return titles.replacing("Library.", with: "")
        .replacing("Lending.Borrower (sheet over Shelf(a))", with: "Borrower")
    }

    private func set(_ selector: String, to value: String, in browser: Browser) throws {
      try browser.value(
        """
        (() => { const one = document.querySelector(`\(selector)`); one.value = `\(value)`;
        one.dispatchEvent(new Event(one.localName === "select" ? "change" : "input")); })()
        """)
    }

    private func press(_ label: String, in browser: Browser) throws {
      try browser.value(
        "[...document.querySelectorAll('.tools label')].find(one => one.textContent.includes(`\(label)`))"
          + ".querySelector('input').click()")
    }

    @Test func aSearchLightsWhatIsNamedSo() throws {
      try page { browser in
        try set("[type=search]", to: "reset", in: browser)
        #expect(
          try titles("svg.dims g.lit", in: browser)
            == "Shelves; Shelf(a); Borrower; Shelf(a)->Borrower")
        #expect(
          try browser.value("document.querySelector('.about').textContent")
            == "Found: 1 box and 1 arrow")
        try set("[type=search]", to: "nowhere", in: browser)
        #expect(
          try browser.value("document.querySelector('.about').textContent")
            == "Nothing here is named so, and no event that leads anywhere is.")
        try set("[type=search]", to: "", in: browser)
        #expect(try titles("svg.dims", in: browser) == "")
        #expect(
          try browser.value(
            "[...document.querySelectorAll('datalist option')].map(one => one.value)")
            == "Borrower,Shelf(a),Shelves,call reset(),gesture swipe,tap open(.shelf(a))")
      }
    }

    @Test func aFocusLeavesWhatLeadsThereAndAway() throws {
      try page { browser in
        let away = "svg .away"
        try set(".tools select", to: ids[0], in: browser)
        #expect(try titles(away, in: browser) == "Borrower; Shelf(a)->Borrower")
        try set(".tools label:nth-of-type(4) select", to: "2", in: browser)
        #expect(try titles(away, in: browser) == "")
        try set(".tools label:nth-of-type(3) select", to: "in", in: browser)
        #expect(
          try titles(away, in: browser)
            == "Shelf(a); Borrower; Shelves->Shelf(a); Shelf(a)->Borrower")
        try set(".tools select", to: "owner Library", in: browser)
        #expect(try titles(away, in: browser) == "Borrower; Shelf(a)->Borrower")
        try set(".tools select", to: "", in: browser)
        #expect(try titles(away, in: browser) == "")
      }
    }

    @Test func pressingABoxFocusesOnIt() throws {
      try page { browser in
        let box = "[...document.querySelectorAll('g.node')][2]"
        try browser.value("\(box).dispatchEvent(new MouseEvent('click'))")
        #expect(try titles("svg .away", in: browser) == "Shelves; Shelves->Shelf(a)")
        #expect(try browser.value("document.querySelector('.tools select').value") == ids[2])
        try browser.value("\(box).dispatchEvent(new MouseEvent('click'))")
        #expect(try titles("svg .away", in: browser) == "")
      }
    }

    @Test func kindsOfEventsAreLeftOutAndTheLabelsFollow() throws {
      try page { browser in
        func label() throws -> String {
          try browser.value(
            "[...document.querySelectorAll('g.edge text')].map(one => one.textContent).join('; ')")
        }
        #expect(try label() == "open; swipe; reset()")
        try press("platform does in one word", in: browser)
        #expect(try label() == "tap open(.shelf(a)); the platform; reset()")
        try press("platform does in one word", in: browser)
        try press("taps", in: browser)
        #expect(try label() == "gesture swipe; ; reset()")
        try press("gestures", in: browser)
        #expect(try titles("svg .away", in: browser) == "Shelves->Shelf(a)")
        try press("taps", in: browser)
        try press("gestures", in: browser)
        #expect(try label() == "open; swipe; reset()")
        #expect(try titles("svg .away", in: browser) == "")
      }
    }

    @Test func theChosenRunIsDrawnInNumberedSteps() throws {
      try page { browser in
        func numbers() throws -> String {
          try browser.value(
            "[...document.querySelectorAll('.trace text')].map(one => one.textContent).join()")
        }
        let finding = "Library-asPublished.OnePresentation"
        try browser.value("location.hash = '\(finding)/2'")
        var shown = ""
        for _ in 0..<50 where !shown.contains("2") {
          usleep(20_000)
          shown = try titles("svg .on-trace", in: browser)
          if shown.contains("Borrower") { break }
        }
        #expect(shown == "Borrower; Shelves->Shelf(a); Shelf(a)->Borrower")
        #expect(try numbers() == "1,2,3")
        #expect(try titles("svg .here", in: browser) == "Borrower")
      }
    }
  }

  private let ids = [
    "Library.Shelves", "Library.Shelf(a)", "Lending.Borrower (sheet over Shelf(a))",
  ]

  private let drawing = """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200pt" \
    height="200pt" viewBox="0 0 200 200">
    <g id="graph0" class="graph"><title>Library</title>
    \(node(ids[0], at: 0))\(node(ids[1], at: 80))\(node(ids[2], at: 160))
    \(edge(1, ids[0], ids[1], at: 20, ["open", "swipe"]))
    \(edge(2, ids[1], ids[2], at: 100, ["reset()"]))
    </g></svg>
    """

  private func node(_ name: String, at y: Int) -> String {
    """
    <g class="node"><title>\(name)</title><a xlink:title="\(name)"><rect y="\(y)" width="60" height="20"/>
    <text y="\(y + 10)" font-size="13.00">\(name)</text></a></g>
    """
  }

  private func edge(_ number: Int, _ from: String, _ to: String, at y: Int, _ lines: [String])
    -> String
  {
    let texts = lines.enumerated().map { index, line in
      "<text text-anchor=\"start\" x=\"40\" y=\"\(y + 12 * index)\" font-size=\"11.00\">\(line)</text>"
    }
    return """
      <g id="edge\(number)" class="edge"><title>\(from)-&gt;\(to)</title><a xlink:title="\(lines[0])">
      <path d="M30 \(y)L30 \(y + 60)" stroke="black"/>\(texts.joined())</a></g>
      """
  }
#endif
