#if os(Linux)
  import TestSupport
  import Testing

  /// Runs beside one another, and in another order.
  extension ExplorerBrowserTests {
    @Test func twoRunsStandSideBySide() throws {
      try library { browser in
        try press("Start over", in: browser)
        try press("tap open(.shelf(a))", in: browser)
        try press("tap lend(.book(1))", in: browser)
        try press("tap confirm", in: browser)
        try press("Keep to compare", in: browser)
        try browser.press("Backspace")
        try press("push notification", in: browser)
        try press("tap confirm", in: browser)
        let rows = try browser.value(
          """
          [...document.querySelectorAll('.compare tbody tr')].map(row => [...row.cells].slice(0, 2)
            .map(cell => cell.querySelector('.event-name')?.textContent ?? '–').join(' | ')).join('\\n')
          """)
        #expect(
          rows == """
            2 tap lend(.book(1)) | 2 tap lend(.book(1))
            – | 3 push notification
            3 tap confirm | 4 tap confirm
            """)
        let said = try browser.value("document.querySelector('.compare').innerText")
        #expect(said.contains("Alike up to step 2; then they differ."))
        #expect(said.contains("only in this run"))
        try press("Go to the other run", in: browser)
        #expect(
          try address(browser) == "open(%2Eshelf(a))/lend(%2Ebook(1))/confirm")
        try press("Stop comparing", in: browser)
        #expect(try browser.value("document.querySelector('.compare').hidden") == "true")
      }
    }

    @Test func aStepIsMoved() throws {
      let before = "open(%2Eshelf(a))/lend(%2Ebook(1))"
      try library(at: before + "/confirm/push%20notification") { browser in
        try browser.press("[")
        #expect(try address(browser) == before + "/push%20notification")
        #expect(
          try browser.value("document.querySelectorAll('.steps li').length") == "5")
        #expect(
          try message(browser).hasPrefix("With 'push notification' as step 3 it still violates "))
        try browser.press("]")
        #expect(try address(browser) == before + "/confirm/push%20notification")
      }
    }

    @Test func theCurrentStepIsInSightOnAPhone() throws {
      try library(
        at: "open(%2Eshelf(a))/lend(%2Ebook(1))/confirm/push%20notification", width: 380
      ) { browser in
        let isInSight = try browser.value(
          """
          (() => { const list = document.querySelector('.steps').getBoundingClientRect();
            const step = document.querySelector('.step[aria-current]').getBoundingClientRect();
            return step.left >= list.left - 1 && step.right <= list.right + 1; })()
          """)
        #expect(isInSight == "true")
      }
    }

    @Test func aMoveThatCannotBeIsSaid() throws {
      try library(at: "open(%2Eshelf(a))/push%20notification") { browser in
        try browser.press("[")
        #expect(try address(browser) == "open(%2Eshelf(a))/push%20notification")
        let said = try message(browser)
        #expect(
          said.hasPrefix(
            "With 'push notification' as step 1: Step 2, 'open(.shelf(a))', cannot happen there"),
          "\(said)")
      }
    }

    @Test(arguments: [
      ".steps li", ".timeline thead th", ".timeline tbody tr:last-child td",
    ])
    func aStepIsDraggedWithTheMouse(parts: String) throws {
      let before = "open(%2Eshelf(a))/lend(%2Ebook(1))"
      try library(at: before + "/confirm/push%20notification") { browser in
        func part(_ step: Int) -> String {
          "[...document.querySelectorAll('\(parts)')].find(one => one.dataset.step === '\(step)')"
        }
        try browser.drag(part(4), to: part(3))
        #expect(try address(browser) == before + "/push%20notification")
        #expect(
          try browser.value("document.querySelectorAll('.steps li').length") == "5")
        #expect(
          try message(browser).hasPrefix("With 'push notification' as step 3 it still violates "))
        // Where nothing is let go at another step, nothing happens.
        try browser.drag(part(3), to: "document.querySelector('h1')")
        #expect(try address(browser) == before + "/push%20notification")
        try browser.drag(part(3), to: part(4))
        #expect(try address(browser) == before + "/confirm/push%20notification")
      }
    }

    @Test func theTimelineShowsWhoIsAliveWhoActsAndWhatWaits() throws {
      let trace =
        "open(%2Eshelf(a))/lend(%2Ebook(1))/confirm/loan%20succeeds/push%20notification"
      try library(at: trace) { browser in
        let lanes = try browser.value(
          """
          [...document.querySelectorAll('.timeline tbody tr')].map(row => [...row.cells].map(cell =>
            cell.querySelector('.unseen')?.textContent ?? cell.textContent).join(' | ')).join('\\n')
          """)
        #expect(
          lanes == """
            loan pending |  |  |  | waits | answered | 
            Library | alive | alive, is touched | alive, is touched | alive | alive | alive, acts: \
            Library.notice none → reminder
            Lending |  |  | comes | alive, is touched | goes | 
            """)
        let marks = try browser.value(
          "[...document.querySelectorAll('.timeline td [aria-hidden]')].map(one => one.textContent).join('')"
        )
        #expect(marks == "●●●●●")
      }
    }

    @Test func waysOnWhichAnEventGoesOnHaveNames() throws {
      let trace = "open(%2Eshelf(a))/lend(%2Ebook(1))/confirm"
      try library(at: trace) { browser in
        let names = try browser.value(
          """
          [...document.querySelectorAll('.event .event-name')].map(one => one.textContent)
            .filter(one => one.includes('fails')).join('\\n')
          """)
        #expect(
          names == """
            completion loan fails (Failure opens)
            completion loan fails (Failure does not open)
            """)
        try press("completion loan fails (Failure does not open)", in: browser)
        #expect(try address(browser) == trace + "/loan%20fails.1")
      }
    }
  }
#endif
