import NavigationHarness
import NavigationModel

/// What must be true of the app, as facts of a state and declarations about them.
@MainActor
struct RideShareFacts {
  func declare(in it: inout LiveDeclarations<RideShareSubject>) {
    declareSession(in: &it)
    declareScreens(in: &it)
    declareRide(in: &it)
    declareHome(in: &it)
    declareRuns(in: &it)
    it.profile.uniqueRoles = ["auth", "main", "rider", "driver", "rideRequest"]
    it.profile.startMakes = [
      "app": ["auth", "main"], "main": ["rider", "driver"], "rider": ["rideRequest"],
      "auth": [], "driver": [],
    ]
    it.profile.notApplicable = [
      "BackToRootReachesRoot": "nothing in it goes back to a root",
      "OnePresentation": "it presents nothing",
      "DeepLinksLand": "it has no deep links",
      "CollapseExpandRoundTrips": "it has no split",
      "TabsStayInScope": "it has no tabs",
    ]
  }

  private func declareSession(in it: inout LiveDeclarations<RideShareSubject>) {
    it.fact("launched") { $0.app != nil }
    it.fact("signed in") { $0.store?.isAuthenticated == true }
    it.fact("rider mode") { subject in
      subject.store?.isDriverMode == false && subject.main.map { $0.currentMode == .rider } ?? true
    }
    it.fact("whose screens", text: { $0.main?.user?.name ?? "nobody's" })
    it.fact("who is signed in", text: { $0.store?.user?.name ?? "nobody" })
    it.fact("main is there") { $0.main != nil }
    it.profile.authentication = .init(
      signedIn: "signed in", publicScreens: ["AuthView", "CoordinatedAppView"],
      privateRoles: ["main", "rider", "driver", "rideRequest"], loginScreen: "AuthView",
      afterSignIn: ["rider mode"])
    it.profile.modes = [
      .init(
        owner: "main", recordedIn: "currentMode", roles: ["rider": "rider", "driver": "driver"])
    ]
    it.profile.agreements.append(
      .init(
        about: "whose screens are shown", recorded: "who is signed in", actual: "whose screens",
        when: "main is there"))
  }

  /// What coordinators record about screens, and what is really seen.
  private func declareScreens(in it: inout LiveDeclarations<RideShareSubject>) {
    it.fact("app is seen") { ($0.appearances(of: "CoordinatedAppView") ?? 0) > 0 }
    it.fact("app.currentScreen", text: { $0.app.map { "\($0.currentScreen)" } ?? "none" })
    it.fact(
      "app's screen",
      text: { subject in
        subject.screens("AuthView", "MainAppView", words: "auth", "main", otherwise: "launching")
      })
    it.fact("rider is seen") { ($0.appearances(of: "RiderCoordinatedView") ?? 0) > 0 }
    it.fact("rider.currentScreen", text: { $0.rider.map { "\($0.currentScreen)" } ?? "none" })
    it.fact(
      "rider's screen",
      text: { subject in
        subject.screens(
          "HomeView", "ProductionExampleView", "RideHistoryView", "MapProviderSettingsView",
          words: "home", "rideRequest", "history", "settings", otherwise: "none")
      })
    it.fact("driver is seen") { ($0.appearances(of: "DriverCoordinatedView") ?? 0) > 0 }
    it.fact("driver.currentScreen", text: { $0.driver.map { "\($0.currentScreen)" } ?? "none" })
    it.fact(
      "driver's screen",
      text: { subject in
        subject.screens(
          "DriverAppView", "ActiveRideView", "RideOfferView",
          words: "home", "activeRide", "rideOffer", otherwise: "none")
      })
    it.profile.destinations = [
      "RiderScreen.home": ["HomeView"], "RiderScreen.rideRequest": ["ProductionExampleView"],
      "RiderScreen.history": ["RideHistoryView"],
      "RiderScreen.settings": ["MapProviderSettingsView"],
      "DriverScreen.home": ["DriverAppView"], "DriverScreen.activeRide": ["ActiveRideView"],
      "DriverScreen.rideOffer": ["RideOfferView"],
    ]
    it.profile.agreements += [
      .init(
        about: "the app's screen", recorded: "app.currentScreen", actual: "app's screen",
        when: "app is seen"),
      .init(
        about: "the rider's screen", recorded: "rider.currentScreen", actual: "rider's screen",
        when: "rider is seen"),
      .init(
        about: "the driver's screen", recorded: "driver.currentScreen", actual: "driver's screen",
        when: "driver is seen"),
    ]
  }

  private func declareRide(in it: inout LiveDeclarations<RideShareSubject>) {
    it.fact("ride on record", text: { $0.store?.currentRideState.word ?? "idle" })
    it.fact("ride of the flow", text: { $0.rideFlow?.state.word ?? "idle" })
    it.profile.agreements.append(
      .init(
        about: "how far the ride has come", recorded: "ride on record", actual: "ride of the flow"))

    it.fact("a shift is under way") { $0.driverFlow.map { !$0.state.isError } ?? false }
    it.fact("a driver is named") { $0.driverFlow?.driverId != nil }
    it.fact("the driver is on duty") { $0.driverFlow?.state.isOnDuty == true }
    it.profile.agreements.append(
      .init(
        about: "who drives", recorded: "a driver is named", actual: "the driver is on duty",
        when: "a shift is under way"))

    it.fact("a rider's ride is active") { subject in
      guard let main = subject.main, let rider = main.riderCoordinator, main.currentMode == .rider,
        rider.isStarted
      else { return false }
      return subject.store?.currentRideState.isActive == true
        || subject.rideFlow?.state.isActive == true
    }
    it.fact("the rider records the ride request") { $0.rider?.currentScreen == .rideRequest }
    it.profile.forcedScreens = [
      .init(
        about: "an active ride", when: "a rider's ride is active",
        then: "the rider records the ride request")
    ]

    it.fact("a ride's error is shown") { subject in
      guard case .error = subject.rideFlow?.state else { return false }
      return subject.visibleScreens.contains("ProductionExampleView")
    }
    it.fact("a driver's error is shown") { subject in
      guard case .error = subject.driverFlow?.state else { return false }
      return ["DriverAppView", "ActiveRideView", "RideOfferView"].contains {
        subject.visibleScreens.contains($0)
      }
    }
    it.profile.failures = [
      .init(about: "a ride's error", fact: "a ride's error is shown", exits: ["clearError"]),
      .init(about: "a driver's error", fact: "a driver's error is shown", exits: ["dismissError"]),
    ]

    it.fact("searching") { subject in
      subject.store?.currentRideState == .searchingForDriver
        || subject.rideFlow?.state == .searchingForDriver
    }
    it.profile.waits = [.init(about: "the search for a driver", fact: "searching")]
  }

  /// What runs are compared: starts again, and modes that are left and entered again.
  private func declareRuns(in it: inout LiveDeclarations<RideShareSubject>) {
    it.profile.restarts = [
      ("app", "CoordinatedAppView"), ("rider", "RiderCoordinatedView"),
      ("driver", "DriverCoordinatedView"),
    ].map { role, view in
      .init(role: role, start: "\(view) appears", stop: "\(view) disappears")
    }
    // A mode forgets where its user was, but not that it had just begun.
    it.fact("the rider has just begun") { subject in
      subject.main?.currentMode == .rider && subject.rideFlow == nil
        && subject.visibleScreens.contains("HomeView")
        && ["CoordinatedAppView", "RiderCoordinatedView"].allSatisfy {
          (subject.appearances(of: $0) ?? 0) > 0
        }
    }
    it.profile.inverses = [
      .init("driver mode on", undoneBy: "driver mode off", when: "the rider has just begun")
    ]
  }

  private func declareHome(in it: inout LiveDeclarations<RideShareSubject>) {
    it.fact("at home") { subject in
      let screens = subject.visibleScreens
      if screens.contains("AuthView") { return subject.store?.isAuthenticated == false }
      if screens.contains("HomeView") {
        return subject.rideFlow == nil || subject.rideFlow?.state == .idle
      }
      if screens.contains("DriverAppView") {
        return subject.driverFlow?.state == .offline || subject.driverFlow?.state == .online
      }
      return false
    }
    it.profile.home = .init(
      fact: "at home", when: "app is seen",
      excluding: [
        "log out", "driver mode *", "sign in*", "CoordinatedAppView*", "RiderCoordinatedView*",
        "DriverCoordinatedView*",
      ])
  }
}

extension DriverFlowState {
  fileprivate var isError: Bool {
    if case .error = self { true } else { false }
  }
}

extension RideShareSubject {
  /// The word for the first of some views that is on screen.
  fileprivate func screens(_ candidates: String..., words: String..., otherwise: String) -> String {
    let views = self.views
    return zip(candidates, words).first { candidate, _ in
      views.contains { $0.name == candidate }
    }?.1 ?? otherwise
  }
}
