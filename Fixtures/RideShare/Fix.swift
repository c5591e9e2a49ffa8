/// A place of the app that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, Hashable, Sendable, CaseIterable {
  // MARK: the store

  /// A sign-in switches driver mode off before the screens are built.
  case signsInAsRider
  /// Another user's sign-in signs the previous user out first.
  case signsPreviousUserOut
  /// The store refuses ride states while no rider is there to lead the ride.
  case ridesNeedARider
  /// The store asks the flow to take a ride state that others dispatch, and records its answer.
  case asksTheFlow

  // MARK: AppCoordinator

  /// The app's coordinator subscribes when it starts, and shows nothing by hand.
  case appSubscribesInStart
  /// The app's coordinator ignores a start while it is started.
  case appStartsOnce
  /// Showing the main screens stops and drops the sign-in.
  case mainReplacesAuth
  /// Showing the sign-in stops and drops the main screens.
  case authReplacesMain
  /// The app's coordinator drops its children when it stops.
  case appStopDropsChildren

  // MARK: AuthCoordinator

  /// The login task holds the service and the store, not the coordinator.
  case loginLetsAuthGo
  /// Stopping the sign-in cancels its login.
  case authStopCancelsLogin

  // MARK: MainAppView

  /// A mode's view is another one for another coordinator.
  case modeViewIsRenewed

  // MARK: RiderCoordinator

  /// The rider's coordinator ignores a start while it is started.
  case riderStartsOnce
  /// The rider's coordinator drops the ride request when it stops.
  case riderStopDropsRideRequest
  /// The rider's coordinator makes no ride request while it is stopped.
  case rideRequestNeedsStart
  /// Leaving the ride request drops it.
  case leavingDropsRideRequest
  /// A ride request that is dropped leaves no ride on record.
  case droppedRideIsIdle
  /// The ride request cannot be left while a ride is under way.
  case activeRideStaysOnScreen
  /// Every ride state but idle shows the ride request.
  case everyRideStateShows
  /// The ride request gets the store, and records its ride there.
  case rideIsRecorded

  // MARK: RideRequestCoordinator and RideFlowController

  /// A flow starts in the state that is on record.
  case flowStartsAsRecorded
  /// A flow that starts within a ride does the work of its state.
  case flowResumesWork
  /// A flow that is dropped cancels its tasks, and records nothing any more.
  case droppedFlowEndsWork
  /// Cancelling, and a ride's end, cancel the tasks of before; the same intent twice is one.
  case intentsEndWork
  /// A search without a driver ends with an error.
  case searchEnds
  /// An error remembers only a state that the machine can go back to.
  case errorsLeadBack

  // MARK: DriverCoordinator

  /// The driver's coordinator ignores a start while it is started.
  case driverStartsOnce
  /// The driver's coordinator does not hear the mode that is on record when it subscribes.
  case driverIgnoresOldMode

  // MARK: DriverFlowController

  /// A login that the driver's state does not allow asks the server for nothing.
  case loginNeedsOffline
  /// A driver who cannot go offline keeps the driver's name.
  case dutyKeepsDriver
  /// OK leaves the error whether or not a driver was signed in.
  case logoutNeedsNoDriver
  /// Complete ends a ride near its destination too.
  case completesNearDestination
}
