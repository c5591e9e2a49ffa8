import FixtureTestSupport
import NavigationModel
import XCTest

@testable import RideShare

/// What the explorer finds, done by hand on the live objects: it happens there, too, and no longer
/// where the place is fixed.
final class FindingTests: LiveTestCase {
  func testTheLaunchMakesARiderWhomNobodySees() {
    onMainActor {
      for (fixes, recorded) in [(Fixes.none, RiderScreen.home), (.all, .history)] {
        let live = LiveApp(fixes)
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
      for (fixes, livesOn) in [
        (Fixes.none, true), (.all, false), (.all.without(.authReplacesMain), true),
      ] {
        let live = LiveApp(fixes)
        live.dispatch(.logout)
        XCTAssertEqual(live.app.visibleScreens, ["AuthView"])
        XCTAssertEqual(live.app.main != nil, livesOn)
        live.work.end()
      }
    }
  }

  func testARouteThatComesAfterTheCancellationEndsInAnError() {
    onMainActor {
      for (fixes, isError) in [
        (Fixes.none, true), (.all, false), (.all.without(.intentsEndWork), true),
      ] {
        let live = LiveApp(fixes)
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
      for (fixes, ends) in [
        (Fixes.none, false), (.all, true), (.all.without(.searchEnds), false),
      ] {
        let live = LiveApp(fixes)
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
      for (fixes, pending) in [
        (Fixes.none, []), (.all, ["search"]), (.all.without(.flowResumesWork), []),
      ] {
        let live = LiveApp(fixes)
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
      for (fixes, isLeft) in [
        (Fixes.none, false), (.all, true), (.all.without(.logoutNeedsNoDriver), false),
      ] {
        let live = LiveApp(fixes)
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
