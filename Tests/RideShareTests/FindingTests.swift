import FixtureTestSupport
import NavigationModel
import XCTest

@testable import RideShare

/// What the explorer finds, done by hand on the live objects: it happens there, too, and no longer
/// where the place is mended.
final class FindingTests: LiveTestCase {
  func testTheLaunchMakesARiderWhomNobodySees() {
    onMainActor {
      for (mends, recorded) in [(Mends.none, RiderScreen.home), (.all, .history)] {
        let live = LiveApp(mends)
        live.tap("showHistory")
        XCTAssertEqual(live.app.visibleScreens, ["RideHistoryView"])
        // In the published app the touched view holds another rider than the main coordinator.
        XCTAssertEqual(live.app.rider?.currentScreen, recorded)
        live.work.end()
      }
    }
  }

  func testTheMainScreensOutliveTheSignOut() {
    onMainActor {
      for (mends, livesOn) in [
        (Mends.none, true), (.all, false), (.all.undoing(.authReplacesMain), true),
      ] {
        let live = LiveApp(mends)
        live.dispatch(.logout)
        XCTAssertEqual(live.app.visibleScreens, ["AuthView"])
        XCTAssertEqual(live.app.main != nil, livesOn)
        live.work.end()
      }
    }
  }

  func testARouteThatComesAfterTheCancellationEndsInAnError() {
    onMainActor {
      for (mends, isError) in [
        (Mends.none, true), (.all, false), (.all.undoing(.intentsEndWork), true),
      ] {
        let live = LiveApp(mends)
        live.tap("showRideRequest", "chooseLocations", "cancelRide")
        XCTAssertTrue(live.app.offers("newRide"))
        live.work.complete("route", "succeeds")
        XCTAssertEqual(live.app.offers("clearError"), isError)
        live.work.end()
      }
    }
  }

  func testASearchThatFindsNobodyGoesOn() {
    onMainActor {
      for (mends, ends) in [
        (Mends.none, false), (.all, true), (.all.undoing(.searchEnds), false),
      ] {
        let live = LiveApp(mends)
        live.tap("showRideRequest", "chooseLocations")
        live.work.complete("route", "succeeds")
        live.tap("requestRide")
        live.work.complete("ride request", "succeeds")
        live.work.complete("search", "finds nobody")
        live.work.complete("second search", "finds nobody")
        // Nobody searches any more, whatever the screen says.
        XCTAssertEqual(live.pending, [])
        XCTAssertEqual(live.app.offers("clearError"), ends)
        XCTAssertEqual(live.app.offers("cancelRide"), !ends)
        live.work.end()
      }
    }
  }

  func testNobodySearchesForARideThatIsSaidToBeSearching() {
    onMainActor {
      for (mends, pending) in [
        (Mends.none, []), (.all, ["search"]), (.all.undoing(.flowResumesWork), []),
      ] {
        let live = LiveApp(mends)
        live.dispatch(.updateRideState(.searchingForDriver))
        XCTAssertEqual(live.app.visibleScreens, ["ProductionExampleView"])
        XCTAssertEqual(live.app.store?.currentRideState, .searchingForDriver)
        XCTAssertEqual(live.pending, pending)
        live.work.end()
      }
    }
  }

  func testOKDoesNothingAfterAFailedLoginOfTheDriver() {
    onMainActor {
      for (mends, isLeft) in [
        (Mends.none, false), (.all, true), (.all.undoing(.logoutNeedsNoDriver), false),
      ] {
        let live = LiveApp(mends)
        live.dispatch(.setDriverMode(true))
        live.tap("driverLogin")
        live.work.complete("driver login", "fails")
        live.tap("dismissError")
        XCTAssertEqual(live.app.offers("driverLogin"), isLeft)
        XCTAssertEqual(live.app.offers("dismissError"), !isLeft)
        live.work.end()
      }
    }
  }
}
