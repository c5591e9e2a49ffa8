import AdaptiveCoordinator
import FixtureTestSupport
import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

@testable import ColorBook

/// Findings step by step on live objects, without the explorer.
@Suite(.ownsPlatform, .needsJobHooks) struct ReenactmentTests {
  @Test func theMenuOfTheBackButtonLeavesACoordinatorBehind() {
    holdingJobs {
      for fixes in [Fixes.none, .all] {
        let live = LiveBook(fixes)
        live.tap("New list", "red")
        #expect(live.stack == ["ColorList(0)", "ColorList(1)", "Color(red)"])
        live.perform("longPressBack(2)@root")
        #expect(live.stack == ["ColorList(0)"])
        #expect(live.root.childCoordinators.count == (fixes == .all ? 0 : 1))
        live.work.end()
      }
    }
  }

  @Test func aSwipeThatIsCalledOffTakesTheScreenFromItsCoordinator() {
    holdingJobs {
      for fixes in [Fixes.none, .all] {
        let live = LiveBook(fixes)
        live.tap("red")
        live.perform("swipeBack.begin@root")
        live.perform("swipeBack.cancel@root")
        #expect(live.stack == ["ColorList(0)", "Color(red)"])
        #expect(live.root.childCoordinators.count == (fixes == .all ? 1 : 0))
        live.work.end()
      }
    }
  }

  @Test func whatIsPresentedTwiceIsHeldTwice() {
    holdingJobs {
      for fixes in [Fixes.none, .all] {
        let live = LiveBook(fixes)
        live.tap("Info")
        live.send(.info)
        #expect(live.root.childCount == (fixes == .all ? 2 : 3))
        live.work.end()
      }
    }
  }

  @Test func aSheetThatIsSwipedAwayIsStillRecorded() {
    holdingJobs {
      for fixes in [Fixes.none, .all] {
        let live = LiveBook(fixes)
        live.tap("Info")
        #expect(live.root.recordsPresentation)
        live.perform("swipeDownSheet.begin@sheet")
        live.perform("swipeDownSheet.finish@sheet")
        #expect(live.container.presentedViewController == nil)
        #expect(live.root.recordsPresentation == (fixes != .all))
        live.work.end()
      }
    }
  }

  @Test func aDismissalOfNothingTakesTheScreenFromItsCoordinator() {
    holdingJobs {
      for fixes in [Fixes.none, .all] {
        let live = LiveBook(fixes)
        live.tap("Info")
        live.perform("swipeDownSheet.begin@sheet")
        live.perform("swipeDownSheet.finish@sheet")
        // The books say that something is presented, so that going back means to dismiss it.
        live.send(.list)
        #expect(live.stack == ["ColorList(0)"])
        #expect(live.root.childCount == (fixes == .all ? 1 : 0))
        live.work.end()
      }
    }
  }

  @Test func goingBackToTheRootTakesOneStepOfTwo() {
    holdingJobs {
      for fixes in [Fixes.none, .all] {
        let live = LiveBook(fixes)
        live.tap("red", "warmth")
        #expect(live.stack == ["ColorList(0)", "Color(red)", "Meaning(warmth)"])
        live.send(.list)
        #expect(
          live.stack == (fixes == .all ? ["ColorList(0)"] : ["ColorList(0)", "Color(red)"]))
        live.work.end()
      }
    }
  }

  @Test func aLinkOfTwoComponentsLosesTheSecond() {
    holdingJobs {
      for fixes in [Fixes.none, .all] {
        let live = LiveBook(fixes)
        live.root.handle(links: ["color:red", "meaning:warmth"])
        live.work.settle()
        #expect(
          live.stack == ["ColorList(0)", "Color(red)"] + (fixes == .all ? ["Meaning(warmth)"] : []))
        live.work.end()
      }
    }
  }

  @Test func twoRoutesThatAreSentAtOnceAreBothPreparedBeforeOneIsPerformed() {
    holdingJobs {
      for (fixes, lists) in [(Fixes.none, 2), (.all, 1), (.all.without(.routesAreWhole), 2)] {
        let live = LiveBook(fixes, link: ["list"])
        #expect(live.stack == Array(repeating: "ColorList(0)", count: lists))
        live.work.end()
      }
    }
  }
}

/// The app in its window, driven by hand.
@MainActor
private final class LiveBook {
  let work = LiveWork()
  let app: ColorBookApp

  init(_ fixes: Fixes, link: [String]? = nil) {
    app = ColorBookApp(link: link, fixes: fixes)
    work.settle()
  }

  var root: ColorListCoordinator { app.root }

  var container: StackContainer { root.basicViewController }

  var stack: [String?] { container.viewControllers.map(\.restorationIdentifier) }

  func tap(_ controls: String...) {
    for control in controls {
      #expect(app.window.tap(control), "No screen shows '\(control)'.")
      work.settle()
    }
  }

  func perform(_ gesture: String) {
    let offered = app.window.gestures()
    guard let gesture = offered.first(where: { $0.name == gesture }) else {
      Issue.record("'\(gesture)' is not among \(offered.map(\.name)).")
      return
    }
    gesture.perform()
    work.settle()
  }

  /// Sends a route through the router of the first list.
  func send(_ route: ColorListRoute) {
    (container.viewControllers.first as? ColorListViewController)?.router.transfer(to: route)
    work.settle()
  }
}
