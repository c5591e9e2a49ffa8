import FixtureTestSupport
import NavigationModel
import PlatformTestSupport
import Testing

@testable import RideShare

/// The explorer's findings, done by hand on the live objects: they happen there, too, and no longer
/// where the place is fixed.
@Suite(.ownsPlatform, .needsJobHooks) struct FindingTests {
  @Test func theLaunchMakesARiderWhomNobodySees() {
    holdingJobs {
      for (fixes, recorded) in [(Fixes.none, RiderScreen.home), (.all, .history)] {
        let live = LiveApp(fixes)
        live.tap("showHistory")
        #expect(live.app.visibleScreens == ["RideHistoryView"])
        // In the published app the touched view holds another rider than the main coordinator.
        #expect(live.app.rider?.currentScreen == recorded)
        live.work.end()
      }
    }
  }

  @Test func theMainScreensOutliveTheSignOut() {
    holdingJobs {
      for (fixes, livesOn) in [
        (Fixes.none, true), (.all, false), (.all.without(.authReplacesMain), true),
      ] {
        let live = LiveApp(fixes)
        live.dispatch(.logout)
        #expect(live.app.visibleScreens == ["AuthView"])
        #expect((live.app.main != nil) == livesOn)
        live.work.end()
      }
    }
  }

  @Test func aRouteThatComesAfterTheCancellationEndsInAnError() {
    holdingJobs {
      for (fixes, isError) in [
        (Fixes.none, true), (.all, false), (.all.without(.intentsEndWork), true),
      ] {
        let live = LiveApp(fixes)
        live.tap("showRideRequest", "chooseLocations", "cancelRide")
        #expect(live.app.offers("newRide"))
        live.work.complete("route", "succeeds")
        #expect(live.app.offers("clearError") == isError)
        live.work.end()
      }
    }
  }

  @Test func aSearchThatFindsNobodyGoesOn() {
    holdingJobs {
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
        #expect(live.pending == [])
        #expect(live.app.offers("clearError") == ends)
        #expect(live.app.offers("cancelRide") == !ends)
        live.work.end()
      }
    }
  }

  @Test func nobodySearchesForARideThatIsSaidToBeSearching() {
    holdingJobs {
      for (fixes, pending) in [
        (Fixes.none, []), (.all, ["search"]), (.all.without(.flowResumesWork), []),
      ] {
        let live = LiveApp(fixes)
        live.dispatch(.updateRideState(.searchingForDriver))
        #expect(live.app.visibleScreens == ["ProductionExampleView"])
        #expect(live.app.store?.currentRideState == .searchingForDriver)
        #expect(live.pending == pending)
        live.work.end()
      }
    }
  }

  @Test func okDoesNothingAfterAFailedLoginOfTheDriver() {
    holdingJobs {
      for (fixes, isLeft) in [
        (Fixes.none, false), (.all, true), (.all.without(.logoutNeedsNoDriver), false),
      ] {
        let live = LiveApp(fixes)
        live.dispatch(.setDriverMode(true))
        live.tap("driverLogin")
        live.work.complete("driver login", "fails")
        live.tap("dismissError")
        #expect(live.app.offers("driverLogin") == isLeft)
        #expect(live.app.offers("dismissError") == !isLeft)
        live.work.end()
      }
    }
  }
}
