import HeadlessSwiftUI
import NavigationHarness
import NavigationModel

/// The events of the app: launches, taps, what it is sent, appearances, results and calls.
@MainActor
struct RideShareEvents {
  let scope: Scope

  /// Everything that is under way for somebody who is signed in.
  private let workOfSession: Set<String> = [
    "route", "ride request", "search", "second search", "status", "cancellation", "driver login",
  ]
  private let workOfRider: Set<String> = [
    "route", "ride request", "search", "second search", "status", "cancellation",
  ]
  private let workBeforeCancelling: Set<String> = [
    "route", "ride request", "search", "second search", "status",
  ]

  func declare(in it: inout LiveDeclarations<RideShareSubject>) {
    declareLaunches(in: &it)
    declareTaps(in: &it)
    declareDispatches(in: &it)
    declareAppearances(in: &it)
    declareResults(in: &it)
    declareCalls(in: &it)
  }

  private func declareLaunches(in it: inout LiveDeclarations<RideShareSubject>) {
    for (name, user) in [("launch", nil), ("launch signed in", User.mock)] {
      it.event(name, .external, unless: { $0.app == nil ? nil : "the app runs already" }) {
        $0.launch(user: user)
      }
    }
  }

  private func declareTaps(in it: inout LiveDeclarations<RideShareSubject>) {
    it.tap(
      "showHome", route: "RiderScreen.home", twice: true,
      unless: { $0.driver == nil ? nil : "it is the driver's" })
    it.tap(
      "showHome", named: "showDriverHome", route: "DriverScreen.home", twice: true,
      unless: { $0.driver == nil ? "no driver is there" : nil })
    for (control, route) in [
      ("showRideRequest", "RiderScreen.rideRequest"), ("showHistory", "RiderScreen.history"),
      ("showSettings", "RiderScreen.settings"), ("showActiveRide", "DriverScreen.activeRide"),
      ("showRideOffer", "DriverScreen.rideOffer"),
    ] {
      it.tap(control, route: route, twice: true)
    }
    for control in ["newRide", "chooseLocations", "requestRide", "finishRide", "clearError"] {
      it.tap(control, twice: true)
    }
    it.tap("cancelRide", twice: true, revokes: { [workBeforeCancelling] _ in workBeforeCancelling })
    for control in [
      "driverLogin", "goOffline", "goOnline", "acceptRide", "declineRide", "arrive", "pickUp",
      "complete", "dismissError",
    ] {
      it.tap(control, twice: true)
    }
  }

  private func declareDispatches(in it: inout LiveDeclarations<RideShareSubject>) {
    func dispatch(
      _ name: String,
      revokes: @escaping @MainActor (RideShareSubject) -> Set<String> = { _ in [] },
      _ action: AppAction, line: Int = #line
    ) {
      it.event(name, .external, unless: notRunning, revokes: revokes, line: line) {
        $0.store?.dispatch(action)
      }
    }
    dispatch("sign in", revokes: { endOfSession($0, next: .mock) }, .setUser(.mock))
    dispatch(
      "sign in second user", revokes: { endOfSession($0, next: .second) }, .setUser(.second))
    dispatch("log out", revokes: { endOfSession($0, next: nil) }, .logout)
    dispatch(
      "driver mode on",
      revokes: { [workOfRider] in $0.store?.isDriverMode == true ? [] : workOfRider },
      .setDriverMode(true))
    dispatch(
      "driver mode off",
      revokes: { $0.store?.isDriverMode == true ? ["driver login"] : [] },
      .setDriverMode(false))
    for state in RideState.dispatched {
      dispatch("ride \(state.word)", .updateRideState(state))
    }
    it.event("offer arrives", .external, unless: noDriver) { $0.driverFlow?.receiveOffer() }
    it.event("destination is near", .external, unless: noDriver) {
      $0.driverFlow?.approachDestination()
    }
    it.event(
      "status timer fires", .external,
      unless: { [scope] subject in
        guard subject.rideFlow?.isStatusTimerRunning == true else {
          return "the status timer is not running"
        }
        return subject.pending("status") < scope["polls"]
          ? nil : "more than \(counted(scope["polls"], "status poll")) would be under way"
      }
    ) { $0.rideFlow?.statusTimerFired() }
  }

  private func declareAppearances(in it: inout LiveDeclarations<RideShareSubject>) {
    for view in ["CoordinatedAppView", "RiderCoordinatedView", "DriverCoordinatedView"] {
      it.event(
        "\(view) appears", .platform,
        unless: { [scope] subject in
          guard let count = subject.appearances(of: view) else { return "\(view) is not there" }
          return count < scope["appearances"]
            ? nil : "\(view) appeared \(count) times without disappearing"
        }
      ) { $0.window?.appear(viewNamed: view) }
      it.event(
        "\(view) disappears", .platform,
        unless: { subject in
          subject.isSeen(view) ? nil : "\(view) is not seen"
        },
        revokes: { [workOfSession] _ in
          view == "CoordinatedAppView" ? workOfSession.union(["login"]) : []
        }
      ) { $0.window?.disappear(viewNamed: view) }
    }
  }

  private func declareResults(in it: inout LiveDeclarations<RideShareSubject>) {
    it.ticket("login", open: scope["logins"])
    it.ticket("route")
    it.ticket("ride request")
    it.ticket(TicketedBackend.search(attempt: 1), outcomes: TicketedBackend.searchOutcomes)
    it.ticket(TicketedBackend.search(attempt: 2), outcomes: TicketedBackend.searchOutcomes)
    it.ticket("status", outcomes: TicketedBackend.statusOutcomes, open: scope["polls"])
    it.ticket("cancellation")
    it.ticket("driver login", open: scope["logins"])
  }

  /// Declares the events that only code causes: every action, in every state in which its owner is
  /// alive and no screen offers it.
  private func declareCalls(in it: inout LiveDeclarations<RideShareSubject>) {
    func rider(
      _ name: String, route: String, line: Int = #line,
      _ call: @escaping @MainActor (RiderCoordinator) -> Void
    ) {
      declareCall(
        "rider.\(name)", of: { $0.rider }, called: "rider", route: "RiderScreen.\(route)",
        line: line, in: &it, call)
    }
    func driver(
      _ name: String, route: String, line: Int = #line,
      _ call: @escaping @MainActor (DriverCoordinator) -> Void
    ) {
      declareCall(
        "driver.\(name)", of: { $0.driver }, called: "driver", route: "DriverScreen.\(route)",
        line: line, in: &it, call)
    }
    rider("showHome", route: "home") { $0.showHome() }
    rider("showRideRequest", route: "rideRequest") { $0.showRideRequest() }
    rider("showHistory", route: "history") { $0.showHistory() }
    rider("showSettings", route: "settings") { $0.showSettings() }
    driver("showHome", route: "home") { $0.showHome() }
    driver("showActiveRide", route: "activeRide") { $0.showActiveRide() }
    driver("showRideOffer", route: "rideOffer") { $0.showRideOffer() }
    declareCallsOfFlows(in: &it)
  }

  private func declareCallsOfFlows(in it: inout LiveDeclarations<RideShareSubject>) {
    func flow(
      _ name: String, revokes: Set<String> = [], line: Int = #line,
      _ call: @escaping @MainActor (RideFlowController) -> Void
    ) {
      declareCall(
        name, of: { $0.rideFlow }, called: "ride request", revokes: revokes, line: line, in: &it,
        call)
    }
    func shift(
      _ name: String, line: Int = #line,
      _ call: @escaping @MainActor (DriverFlowController) -> Void
    ) {
      declareCall(name, of: { $0.driverFlow }, called: "driver", line: line, in: &it, call)
    }
    flow("cancelRide", revokes: workBeforeCancelling) { $0.cancelRide() }
    flow("clearError") { $0.clearError() }
    shift("driverLogin") { $0.login() }
    shift("goOffline") { $0.logout() }
    shift("acceptRide") { $0.accept() }
    shift("arrive") { $0.arrive() }
    shift("pickUp") { $0.pickUp() }
    shift("complete") { $0.complete() }
  }

  private func declareCall<Owner>(
    _ name: String, of owner: @escaping @MainActor (RideShareSubject) -> Owner?,
    called word: String, route: String? = nil, revokes: Set<String> = [], line: Int,
    in it: inout LiveDeclarations<RideShareSubject>,
    _ call: @escaping @MainActor (Owner) -> Void
  ) {
    it.event(
      "call \(name)", .programmatic, route: route,
      unless: { subject in
        if owner(subject) == nil { return "no \(word) is there" }
        return subject.offers(name) ? "a screen offers it" : nil
      },
      revokes: { _ in revokes },
      line: line
    ) { call(owner($0)!) }
  }

  /// The labels of results for which nobody waits any more when somebody else, or nobody, is signed
  /// in.
  private func endOfSession(_ subject: RideShareSubject, next: User?) -> Set<String> {
    guard subject.store?.user != next else { return [] }
    return next == nil ? workOfSession : workOfSession.union(["login"])
  }

  private var notRunning: @MainActor (RideShareSubject) -> String? {
    { $0.app == nil ? "the app is not running" : nil }
  }

  private var noDriver: @MainActor (RideShareSubject) -> String? {
    { $0.driverFlow == nil ? "no driver is there" : nil }
  }
}

extension RideState {
  /// Every ride state; errors that are dispatched carry no previous state.
  static let dispatched: [RideState] = [
    .idle, .selectingLocations, .routeReady, .submittingRequest, .searchingForDriver,
    .driverAssigned, .driverEnRoute, .driverArriving, .rideInProgress, .approachingDestination,
    .rideCompleted, .error(previous: nil),
  ]

  /// The state's name in events and facts; an error's previous state to depth two.
  var word: String { word(depth: 2) }

  private func word(depth: Int) -> String {
    guard case .error(let previous) = self else { return String(describing: self) }
    guard depth > 0, let previous else { return "error" }
    return "error(\(previous.word(depth: depth - 1)))"
  }
}
