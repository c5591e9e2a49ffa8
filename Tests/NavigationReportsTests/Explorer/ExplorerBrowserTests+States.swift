#if os(Linux)
  import TestSupport
  import Testing

  @testable import NavigationReports

  /// What a page says of a state, and of what can happen in it.
  extension ExplorerBrowserTests {
    private func names(in part: String, _ browser: Browser) throws -> String {
      try browser.value(
        """
        [...([...document.querySelectorAll('.judgments details')].find(one =>
          one.querySelector('summary').textContent.includes('\(part)'))
          ?.querySelectorAll('li strong') ?? [])].map(one => one.textContent).join()
        """)
    }

    @Test func anInvariantThatAStateDoesNotSpeakOfIsNotSaidToHold() throws {
      try library(at: "open(%2Eshelf(a))") { browser in
        let holding = try names(in: "hold here", browser)
        #expect(holding == "OnePresentation,NoOrphanedChildren,NoFault")
        // No mode is ever exercised.
        let unmet = try names(in: "Premise not met here (1)", browser)
        #expect(unmet == "OneMode")
        try browser.value("document.querySelector('.step').click()")
        // No step leads to the start.
        let atStart = try names(in: "holds here", browser)
        #expect(atStart == "NoOrphanedChildren")
        let unmetAtStart = try names(in: "Premise not met here (3)", browser)
        #expect(unmetAtStart == "OnePresentation,NoFault,OneMode")
      }
    }

    @Test func aControlOnTheScreenSaysWhatItDoesBeforeItIsPressed() throws {
      try library(at: "open(%2Eshelf(a))") { browser in
        try browser.value(
          """
          [...document.querySelectorAll('.device .control')].find(one =>
            one.textContent === 'lend(.book(1))').dispatchEvent(new MouseEvent('mouseenter'))
          """)
        #expect(
          try browser.value("document.querySelector('.preview h3').textContent")
            == "tap lend(.book(1))")
        #expect(try browser.value("document.querySelector('.preview li').textContent") != "")
        let address = try address(browser)
        #expect(address == "open(%2Eshelf(a))")
      }
    }
  }
#endif
