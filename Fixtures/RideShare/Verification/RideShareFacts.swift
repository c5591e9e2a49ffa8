import NavigationHarness
import NavigationModel

/// The facts of the app, and declarations about them.
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
      "DismissalsCloseTheirOwn": "it presents nothing",
      "DeepLinksLand": "it has no deep links",
      "CollapseExpandRoundTrips": "it has no split",
      "TabsStayInScope": "it has no tabs",
    ]
  }

  private func declareSession(in it: inout LiveDeclarations<RideShareSubject>) {
    it.fact(.isLaunched) { $0.app != nil }
    it.fact(.isSignedIn) { $0.store?.isAuthenticated == true }
    it.fact(.isRiderMode) { subject in
      subject.store?.isDriverMode == false && subject.main.map { $0.currentMode == .rider } ?? true
    }
    it.fact(.whoseScreens, text: { $0.main?.user?.name ?? "nobody's" })
    it.fact(.whoIsSignedIn, text: { $0.store?.user?.name ?? "nobody" })
    it.fact(.mainIsThere) { $0.main != nil }
    it.profile.authentication = .init(
      signedIn: .isSignedIn, publicScreens: ["AuthView", "CoordinatedAppView"],
      privateRoles: ["main", "rider", "driver", "rideRequest"], loginScreen: "AuthView",
      afterSignIn: [.isRiderMode])
    it.profile.modes = [
      .init(
        owner: "main", recordedIn: "currentMode", roles: ["rider": "rider", "driver": "driver"])
    ]
    it.profile.agreements.append(
      .init(
        about: "whose screens are shown", recorded: .whoIsSignedIn, actual: .whoseScreens,
        when: .mainIsThere))
  }

  /// Declares the screens that coordinators record, and those that are really seen.
  private func declareScreens(in it: inout LiveDeclarations<RideShareSubject>) {
    it.fact(.appIsSeen) { $0.isSeen("CoordinatedAppView") }
    it.fact(.appRecordsScreen, text: { $0.app.map { "\($0.currentScreen)" } ?? "none" })
    it.fact(
      .appScreen,
      text: { subject in
        subject.screens("AuthView", "MainAppView", words: "auth", "main", otherwise: "launching")
      })
    it.fact(.riderIsSeen) { $0.isSeen("RiderCoordinatedView") }
    it.fact(.riderRecordsScreen, text: { $0.rider.map { "\($0.currentScreen)" } ?? "none" })
    it.fact(
      .riderScreen,
      text: { subject in
        subject.screens(
          "HomeView", "ProductionExampleView", "RideHistoryView", "MapProviderSettingsView",
          words: "home", "rideRequest", "history", "settings", otherwise: "none")
      })
    it.fact(.driverIsSeen) { $0.isSeen("DriverCoordinatedView") }
    it.fact(.driverRecordsScreen, text: { $0.driver.map { "\($0.currentScreen)" } ?? "none" })
    it.fact(
      .driverScreen,
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
        about: "the app's screen", recorded: .appRecordsScreen, actual: .appScreen,
        when: .appIsSeen),
      .init(
        about: "the rider's screen", recorded: .riderRecordsScreen, actual: .riderScreen,
        when: .riderIsSeen),
      .init(
        about: "the driver's screen", recorded: .driverRecordsScreen, actual: .driverScreen,
        when: .driverIsSeen),
    ]
  }

  private func declareRide(in it: inout LiveDeclarations<RideShareSubject>) {
    it.fact(.rideOnRecord, text: { $0.store?.currentRideState.word ?? "idle" })
    it.fact(.rideOfFlow, text: { $0.rideFlow?.state.word ?? "idle" })
    it.profile.agreements.append(
      .init(
        about: "how far the ride has come", recorded: .rideOnRecord, actual: .rideOfFlow))

    it.fact(.shiftIsUnderWay) { $0.driverFlow.map { !$0.state.isError } ?? false }
    it.fact(.driverIsNamed) { $0.driverFlow?.driverId != nil }
    it.fact(.driverIsOnDuty) { $0.driverFlow?.state.isOnDuty == true }
    it.profile.agreements.append(
      .init(
        about: "who drives", recorded: .driverIsNamed, actual: .driverIsOnDuty,
        when: .shiftIsUnderWay))

    it.fact(.rideIsActive) { subject in
      guard let main = subject.main, let rider = main.riderCoordinator, main.currentMode == .rider,
        rider.isStarted
      else { return false }
      return subject.store?.currentRideState.isActive == true
        || subject.rideFlow?.state.isActive == true
    }
    it.fact(.rideRequestIsRecorded) { $0.rider?.currentScreen == .rideRequest }
    it.profile.forcedScreens = [
      .init(
        about: "an active ride", when: .rideIsActive,
        then: .rideRequestIsRecorded)
    ]

    it.fact(.rideErrorIsShown) { subject in
      guard case .error = subject.rideFlow?.state else { return false }
      return subject.visibleScreens.contains("ProductionExampleView")
    }
    it.fact(.driverErrorIsShown) { subject in
      guard case .error = subject.driverFlow?.state else { return false }
      return ["DriverAppView", "ActiveRideView", "RideOfferView"].contains {
        subject.visibleScreens.contains($0)
      }
    }
    it.profile.failures = [
      .init(about: "a ride's error", fact: .rideErrorIsShown, exits: ["clearError"]),
      .init(about: "a driver's error", fact: .driverErrorIsShown, exits: ["dismissError"]),
    ]

    // Where nobody is found, something has failed.
    it.profile.offeredActions = .init(
      errors: [.rideErrorIsShown, .driverErrorIsShown], requests: ["take *", "shift *"],
      failures: ["fails", "finds nobody"])

    it.fact(.isSearching) { subject in
      subject.store?.currentRideState == .searchingForDriver
        || subject.rideFlow?.state == .searchingForDriver
    }
    it.profile.waits = [.init(about: "the search for a driver", fact: .isSearching)]
  }

  /// Declares the runs that are compared: starts again, and modes that are left and entered again.
  private func declareRuns(in it: inout LiveDeclarations<RideShareSubject>) {
    it.profile.accepted = [
      "call rider.show*": "where a rider is, a screen shows a control for it",
      "call driver.show*": "where a driver is, a screen shows a control for it",
    ]
    it.profile.restarts = [
      ("app", "CoordinatedAppView"), ("rider", "RiderCoordinatedView"),
      ("driver", "DriverCoordinatedView"),
    ].map { role, view in
      .init(role: role, start: "\(view) appears", stop: "\(view) disappears")
    }
    // A mode forgets where its user was, but not that it had just begun.
    it.fact(.riderHasJustBegun) { subject in
      subject.main?.currentMode == .rider && subject.rideFlow == nil
        && subject.visibleScreens.contains("HomeView")
        && ["CoordinatedAppView", "RiderCoordinatedView"].allSatisfy(subject.isSeen)
    }
    it.profile.inverses = [
      .init("driver mode on", undoneBy: "driver mode off", when: .riderHasJustBegun)
    ]
  }

  private func declareHome(in it: inout LiveDeclarations<RideShareSubject>) {
    it.fact(.isAtHome) { subject in
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
    // A coordinator whose view is away is stopped, and starts at home when the view appears.
    it.fact(.modeIsSeen) { subject in
      subject.isSeen("CoordinatedAppView")
        && subject.appearances(of: "RiderCoordinatedView") != 0
        && subject.appearances(of: "DriverCoordinatedView") != 0
    }
    it.profile.home = .init(
      fact: .isAtHome, when: .modeIsSeen,
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

extension Fact {
  static let isLaunched = Fact("launched")
  static let isSignedIn = Fact("signed in")
  static let isRiderMode = Fact("rider mode")
  static let whoseScreens = Fact("whose screens")
  static let whoIsSignedIn = Fact("who is signed in")
  static let mainIsThere = Fact("main is there")
  static let appIsSeen = Fact("app is seen")
  static let appRecordsScreen = Fact("app.currentScreen")
  static let appScreen = Fact("app's screen")
  static let riderIsSeen = Fact("rider is seen")
  static let modeIsSeen = Fact("the mode is seen")
  static let riderRecordsScreen = Fact("rider.currentScreen")
  static let riderScreen = Fact("rider's screen")
  static let driverIsSeen = Fact("driver is seen")
  static let driverRecordsScreen = Fact("driver.currentScreen")
  static let driverScreen = Fact("driver's screen")
  static let rideOnRecord = Fact("ride on record")
  static let rideOfFlow = Fact("ride of the flow")
  static let shiftIsUnderWay = Fact("a shift is under way")
  static let driverIsNamed = Fact("a driver is named")
  static let driverIsOnDuty = Fact("the driver is on duty")
  static let rideIsActive = Fact("a rider's ride is active")
  static let rideRequestIsRecorded = Fact("the rider records the ride request")
  static let rideErrorIsShown = Fact("a ride's error is shown")
  static let driverErrorIsShown = Fact("a driver's error is shown")
  static let isSearching = Fact("searching")
  static let riderHasJustBegun = Fact("the rider has just begun")
  static let isAtHome = Fact("at home")
}
