import NavigationModel

/// The fixes that a form of the app has.
public typealias Fixes = FixSet<Fix>

/// A place of the app that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, SystemFix {
  // MARK: the store

  case signsInAsRider
  case signsPreviousUserOut
  case ridesNeedARider
  case asksTheFlow

  // MARK: AppCoordinator

  case appSubscribesInStart
  case appStartsOnce
  case mainReplacesAuth
  case authReplacesMain
  case appStopDropsChildren

  // MARK: AuthCoordinator

  case loginLetsAuthGo
  case authStopCancelsLogin

  // MARK: MainAppView

  case modeViewIsRenewed

  // MARK: RiderCoordinator

  case riderStartsOnce
  case riderStopDropsRideRequest
  case rideRequestNeedsStart
  case riderScreensNeedStart
  case leavingDropsRideRequest
  case droppedRideIsIdle
  case activeRideStaysOnScreen
  case everyRideStateShows
  case rideIsRecorded

  // MARK: RideRequestCoordinator and RideFlowController

  case flowStartsAsRecorded
  case flowResumesWork
  case droppedFlowEndsWork
  case intentsEndWork
  case searchEnds
  case errorsLeadBack
  case anyRideIsCalledOff
  case statusTakesEachStep

  // MARK: DriverCoordinator

  case driverStartsOnce
  case driverScreensNeedStart
  case driverIgnoresOldMode

  // MARK: DriverFlowController

  case dutyKeepsDriver
  case logoutNeedsNoDriver
  case completesNearDestination

  /// The description of the fix.
  public var description: FixDescription {
    switch self {
    case .signsInAsRider:
      described(
        "A sign-in switches driver mode off before the screens are built.",
        at: "AppStateStore.signIn")
    case .signsPreviousUserOut:
      described(
        "Another user's sign-in signs the previous user out first.", at: "AppStateStore.signIn")
    case .ridesNeedARider:
      described(
        "The store refuses ride states while no rider is there to lead the ride.",
        at: "AppStateStore.record")
    case .asksTheFlow:
      described(
        "The store asks the flow to take a ride state that others dispatch, and records its answer.",
        at: "AppStateStore.record")
    case .appSubscribesInStart:
      described(
        "The app's coordinator subscribes when it starts, and shows nothing by hand.",
        at: "AppCoordinator.init, start")
    // The root view has to appear twice.
    case .appStartsOnce:
      described(
        "The app's coordinator ignores a start while it is started.", at: "AppCoordinator.start",
        scope: ["appearances": 2])
    case .mainReplacesAuth:
      described(
        "Showing the main screens stops and drops the sign-in.", at: "AppCoordinator.showMain")
    case .authReplacesMain:
      described(
        "Showing the sign-in stops and drops the main screens.", at: "AppCoordinator.showAuth")
    case .appStopDropsChildren:
      described(
        "The app's coordinator drops its children when it stops.", at: "AppCoordinator.stop")
    case .loginLetsAuthGo:
      described(
        "The login task holds the service and the store, not the coordinator.",
        at: "AuthCoordinator.start")
    case .authStopCancelsLogin:
      described("Stopping the sign-in cancels its login.", at: "AuthCoordinator.stop")
    case .modeViewIsRenewed:
      described(
        "A mode's view is another one for another coordinator.", at: "MainAppView.identity")
    case .riderStartsOnce:
      described(
        "The rider's coordinator ignores a start while it is started.", at: "RiderCoordinator.start"
      )
    case .riderStopDropsRideRequest:
      described(
        "The rider's coordinator drops the ride request when it stops.", at: "RiderCoordinator.stop"
      )
    case .rideRequestNeedsStart:
      described(
        "The rider's coordinator makes no ride request while it is stopped.",
        at: "RiderCoordinator.showRideRequest")
    case .riderScreensNeedStart:
      described(
        "The rider's coordinator shows no other screen while it is stopped.",
        at: "RiderCoordinator.show")
    case .leavingDropsRideRequest:
      described("Leaving the ride request drops it.", at: "RiderCoordinator.show")
    case .droppedRideIsIdle:
      described(
        "A ride request that is dropped leaves no ride on record.",
        at: "RiderCoordinator.dropRideRequest")
    case .activeRideStaysOnScreen:
      described(
        "The ride request cannot be left while a ride is under way.", at: "RiderCoordinator.show")
    case .everyRideStateShows:
      described("Every ride state but idle shows the ride request.", at: "RiderCoordinator.follow")
    case .rideIsRecorded:
      described(
        "The ride request gets the store, and records its ride there.",
        at: "RiderCoordinator.showRideRequest")
    case .flowStartsAsRecorded:
      described("A flow starts in the state that is on record.", at: "RideRequestCoordinator.init")
    case .flowResumesWork:
      described(
        "A flow that starts within a ride does the work of its state.",
        at: "RideFlowController.begin")
    case .droppedFlowEndsWork:
      described(
        "A flow that is dropped cancels its tasks, and records nothing any more.",
        at: "RideFlowController.end")
    case .intentsEndWork:
      described(
        "Cancelling, and a ride's end, cancel the tasks of before; the same intent twice is one.",
        at: "RideFlowController")
    case .searchEnds:
      described("A search without a driver ends with an error.", at: "RideFlowController.search")
    case .errorsLeadBack:
      described(
        "An error remembers only a state that the machine can go back to.",
        at: "RideStateMachine.request")
    case .anyRideIsCalledOff:
      described(
        "A ride that is not asked for yet, or just being asked for, can be called off.",
        at: "RideStateMachine.allows")
    case .statusTakesEachStep:
      described(
        "A status takes the ride through the steps that no status told.",
        at: "RideFlowController.follow")
    case .driverStartsOnce:
      described(
        "The driver's coordinator ignores a start while it is started.",
        at: "DriverCoordinator.start")
    case .driverScreensNeedStart:
      described(
        "The driver's coordinator shows no other screen while it is stopped.",
        at: "DriverCoordinator.show")
    case .driverIgnoresOldMode:
      described(
        "The driver's coordinator does not hear the mode that is on record when it subscribes.",
        at: "DriverCoordinator.start")
    case .dutyKeepsDriver:
      described(
        "A driver who cannot go offline keeps the driver's name.", at: "DriverFlowController.logout"
      )
    case .logoutNeedsNoDriver:
      described(
        "OK leaves the error whether or not a driver was signed in.",
        at: "DriverFlowController.logout")
    case .completesNearDestination:
      described(
        "Complete ends a ride near its destination too.", at: "DriverFlowController.complete")
    }
  }
}
