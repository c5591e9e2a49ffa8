extension Fix {
  /// The place in the code that the fix changes.
  public var place: String {
    switch self {
    case .signsInAsRider: "AppStateStore.signIn"
    case .signsPreviousUserOut: "AppStateStore.signIn"
    case .ridesNeedARider: "AppStateStore.record"
    case .asksTheFlow: "AppStateStore.record"
    case .appSubscribesInStart: "AppCoordinator.init, start"
    case .appStartsOnce: "AppCoordinator.start"
    case .mainReplacesAuth: "AppCoordinator.showMain"
    case .authReplacesMain: "AppCoordinator.showAuth"
    case .appStopDropsChildren: "AppCoordinator.stop"
    case .loginLetsAuthGo: "AuthCoordinator.start"
    case .authStopCancelsLogin: "AuthCoordinator.stop"
    case .modeViewIsRenewed: "MainAppView.identity"
    case .riderStartsOnce: "RiderCoordinator.start"
    case .riderStopDropsRideRequest: "RiderCoordinator.stop"
    case .rideRequestNeedsStart: "RiderCoordinator.showRideRequest"
    case .leavingDropsRideRequest: "RiderCoordinator.show"
    case .droppedRideIsIdle: "RiderCoordinator.dropRideRequest"
    case .activeRideStaysOnScreen: "RiderCoordinator.show"
    case .everyRideStateShows: "RiderCoordinator.follow"
    case .rideIsRecorded: "RiderCoordinator.showRideRequest"
    case .flowStartsAsRecorded: "RideRequestCoordinator.init"
    case .flowResumesWork: "RideFlowController.begin"
    case .droppedFlowEndsWork: "RideFlowController.end"
    case .intentsEndWork: "RideFlowController"
    case .searchEnds: "RideFlowController.search"
    case .errorsLeadBack: "RideStateMachine.request"
    case .driverStartsOnce: "DriverCoordinator.start"
    case .driverIgnoresOldMode: "DriverCoordinator.start"
    case .loginNeedsOffline: "DriverFlowController.login"
    case .dutyKeepsDriver: "DriverFlowController.logout"
    case .logoutNeedsNoDriver: "DriverFlowController.logout"
    case .completesNearDestination: "DriverFlowController.complete"
    }
  }
}
