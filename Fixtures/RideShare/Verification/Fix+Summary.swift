extension Fix {
  /// What the fix changes, in one sentence.
  public var summary: String {
    switch self {
    case .signsInAsRider: "A sign-in switches driver mode off before the screens are built."
    case .signsPreviousUserOut: "Another user's sign-in signs the previous user out first."
    case .ridesNeedARider: "The store refuses ride states while no rider is there to lead the ride."
    case .asksTheFlow:
      "The store asks the flow to take a ride state that others dispatch, and records its answer."
    case .appSubscribesInStart:
      "The app's coordinator subscribes when it starts, and shows nothing by hand."
    case .appStartsOnce: "The app's coordinator ignores a start while it is started."
    case .mainReplacesAuth: "Showing the main screens stops and drops the sign-in."
    case .authReplacesMain: "Showing the sign-in stops and drops the main screens."
    case .appStopDropsChildren: "The app's coordinator drops its children when it stops."
    case .loginLetsAuthGo: "The login task holds the service and the store, not the coordinator."
    case .authStopCancelsLogin: "Stopping the sign-in cancels its login."
    case .modeViewIsRenewed: "A mode's view is another one for another coordinator."
    case .riderStartsOnce: "The rider's coordinator ignores a start while it is started."
    case .riderStopDropsRideRequest: "The rider's coordinator drops the ride request when it stops."
    case .rideRequestNeedsStart:
      "The rider's coordinator makes no ride request while it is stopped."
    case .leavingDropsRideRequest: "Leaving the ride request drops it."
    case .droppedRideIsIdle: "A ride request that is dropped leaves no ride on record."
    case .activeRideStaysOnScreen: "The ride request cannot be left while a ride is under way."
    case .everyRideStateShows: "Every ride state but idle shows the ride request."
    case .rideIsRecorded: "The ride request gets the store, and records its ride there."
    case .flowStartsAsRecorded: "A flow starts in the state that is on record."
    case .flowResumesWork: "A flow that starts within a ride does the work of its state."
    case .droppedFlowEndsWork:
      "A flow that is dropped cancels its tasks, and records nothing any more."
    case .intentsEndWork:
      "Cancelling, and a ride's end, cancel the tasks of before; the same intent twice is one."
    case .searchEnds: "A search without a driver ends with an error."
    case .errorsLeadBack: "An error remembers only a state that the machine can go back to."
    case .driverStartsOnce: "The driver's coordinator ignores a start while it is started."
    case .driverIgnoresOldMode:
      "The driver's coordinator does not hear the mode that is on record when it subscribes."
    case .loginNeedsOffline:
      "A login that the driver's state does not allow asks the server for nothing."
    case .dutyKeepsDriver: "A driver who cannot go offline keeps the driver's name."
    case .logoutNeedsNoDriver: "OK leaves the error whether or not a driver was signed in."
    case .completesNearDestination: "Complete ends a ride near its destination too."
    }
  }
}
