import FixtureTestSupport
import NavigationModel
import PlatformTestSupport
import Testing

@testable import RequestFlow

/// The explorer's findings, done by hand on the live objects: they happen there, too, and no longer
/// where the place is fixed.
@Suite(.ownsPlatform, .needsJobHooks) struct FindingTests {
  @Test func aRequestThatNobodyMapsGoesUpAndDownWithoutEnd() {
    holdingJobs {
      let published = LiveApp(.none)
      published.selectTab(2)
      published.tap("settings.queue")
      #expect(!published.work.settle())
      published.work.end()

      let fixed = LiveApp(.all)
      fixed.selectTab(2)
      fixed.tap("settings.queue")
      #expect(fixed.work.settle())
      #expect(fixed.app.settings.line.calls.count == 0)
      fixed.work.end()
    }
  }

  @Test func theCloseButtonOfALectureClosesIt() {
    holdingJobs {
      for (fixes, screens) in [
        (Fixes.none, ["Settings", "Lecture(1)"]), (.all, ["Settings"]),
        (.all.without(.dismissPops), ["Settings", "Lecture(1)"]),
      ] {
        let live = LiveApp(fixes)
        live.selectTab(2)
        live.tap("settings.lecture(1)")
        #expect(live.work.settle())
        #expect(live.screens(of: live.app.settings) == ["Settings", "Lecture(1)"])
        live.tap("details.close")
        #expect(live.work.settle())
        #expect(live.screens(of: live.app.settings) == screens)
        live.work.end()
      }
    }
  }

  @Test func aContextThatComesAfterTheStopShowsNothing() {
    holdingJobs {
      for (fixes, screens) in [
        (Fixes.none, ["Library", "Lecture(1)"]), (.all, ["Library"]),
        (.all.without(.stopEndsCalls), ["Library", "Lecture(1)"]),
      ] {
        let live = LiveApp(fixes)
        live.app.start()
        live.selectTab(1)
        live.tap("library.lecture(1)")
        #expect(live.work.settle())
        #expect(live.screens(of: live.app.library) == ["Library"])
        live.app.stop()
        live.work.complete("refresh", "succeeds")
        #expect(live.screens(of: live.app.library) == screens)
        live.work.end()
      }
    }
  }

  @Test func twoTapsOnALectureShowItOnce() {
    holdingJobs {
      for (fixes, screens) in [
        (Fixes.none, ["Library", "Lecture(2)", "Lecture(2)"]), (.all, ["Library", "Lecture(2)"]),
      ] {
        let live = LiveApp(fixes)
        live.selectTab(1)
        live.tap("library.lecture(2)")
        live.tap("library.lecture(2)")
        #expect(live.work.settle())
        while !live.work.tickets.pending.isEmpty { live.work.complete("refresh", "fails") }
        #expect(live.screens(of: live.app.library) == screens)
        live.work.end()
      }
    }
  }

  @Test func whetherALectureClosesDoesNotDependOnASwipeThatIsCalledOff() {
    holdingJobs {
      for (fixes, screens) in [
        (Fixes.all, ["Settings"]),
        (.all.without(.callsWaitForTransitions), ["Settings", "Lecture(1)"]),
      ] {
        let live = LiveApp(fixes)
        live.selectTab(2)
        live.tap("settings.lecture(1)")
        #expect(live.work.settle())
        live.tap("details.close")
        live.perform("swipeBack.begin@tab(settings)")
        // The call's turn comes while a finger holds the lecture, or else when it lets go.
        live.work.settle()
        live.perform("swipeBack.cancel@tab(settings)")
        #expect(live.work.settle())
        #expect(live.screens(of: live.app.settings) == screens)
        live.work.end()
      }
    }
  }

  @Test func aCallThatWasEndedIsForgotten() {
    holdingJobs {
      let live = LiveApp(.all)
      live.app.start()
      live.selectTab(1)
      live.tap("library.lecture(1)")
      live.work.settle()
      weak let call = live.app.library.line.calls.first
      #expect(call != nil)
      live.app.stop()
      #expect(call == nil, "nothing but the task is left until its result comes")
      #expect(live.work.tickets.pending.count == 1)
      live.work.end()
    }
  }
}
