import XCTest

@testable import RequestFlow

/// What the explorer finds, done by hand on the live objects: it happens there, too, and no longer
/// where the place is mended.
final class FindingTests: LiveTestCase {
  func testARequestThatNobodyMapsGoesUpAndDownWithoutEnd() {
    onMainActor {
      let published = LiveApp(.none)
      published.selectTab(2)
      published.tap("settings.queue")
      XCTAssertFalse(published.settle())
      published.end()

      let mended = LiveApp(.all)
      mended.selectTab(2)
      mended.tap("settings.queue")
      XCTAssertTrue(mended.settle())
      XCTAssertEqual(mended.app.settings.line.calls.count, 0)
      mended.end()
    }
  }

  func testTheCloseButtonOfALectureClosesIt() {
    onMainActor {
      for (mends, screens) in [
        (Mends.none, ["Settings", "Lecture(1)"]), (.all, ["Settings"]),
        (.all.undoing(.dismissPops), ["Settings", "Lecture(1)"]),
      ] {
        let live = LiveApp(mends)
        live.selectTab(2)
        live.tap("settings.lecture(1)")
        XCTAssertTrue(live.settle())
        XCTAssertEqual(live.screens(of: live.app.settings), ["Settings", "Lecture(1)"])
        live.tap("details.close")
        XCTAssertTrue(live.settle())
        XCTAssertEqual(live.screens(of: live.app.settings), screens)
        live.end()
      }
    }
  }

  func testAContextThatComesAfterTheStopShowsNothing() {
    onMainActor {
      for (mends, screens) in [
        (Mends.none, ["Library", "Lecture(1)"]), (.all, ["Library"]),
        (.all.undoing(.stopEndsCalls), ["Library", "Lecture(1)"]),
      ] {
        let live = LiveApp(mends)
        live.app.start()
        live.selectTab(1)
        live.tap("library.lecture(1)")
        XCTAssertTrue(live.settle())
        XCTAssertEqual(live.screens(of: live.app.library), ["Library"])
        live.app.stop()
        live.refresh(succeeds: true)
        XCTAssertTrue(live.settle())
        XCTAssertEqual(live.screens(of: live.app.library), screens)
        live.end()
      }
    }
  }

  func testTwoTapsOnALectureShowItOnce() {
    onMainActor {
      for (mends, screens) in [
        (Mends.none, ["Library", "Lecture(2)", "Lecture(2)"]), (.all, ["Library", "Lecture(2)"]),
      ] {
        let live = LiveApp(mends)
        live.selectTab(1)
        live.tap("library.lecture(2)")
        live.tap("library.lecture(2)")
        XCTAssertTrue(live.settle())
        while !live.tickets.pending.isEmpty {
          live.refresh(succeeds: false)
          XCTAssertTrue(live.settle())
        }
        XCTAssertEqual(live.screens(of: live.app.library), screens)
        live.end()
      }
    }
  }
}
