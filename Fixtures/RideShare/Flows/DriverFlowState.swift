/// The state of a driver's shift, and of the ride within it.
indirect enum DriverFlowState: Hashable, Sendable {
  case offline
  case loggingIn
  case online
  case offered
  case heading
  case arrived
  case inProgress
  case approaching
  case completed
  case error(previous: DriverFlowState?)

  /// Returns a Boolean value that indicates whether the step to another state is legal.
  func allows(_ next: DriverFlowState) -> Bool {
    switch (self, next) {
    case (.offline, .loggingIn): true
    case (.loggingIn, .online), (.loggingIn, .error): true
    case (.online, .offered), (.online, .offline), (.online, .error): true
    case (.offered, .heading), (.offered, .online), (.offered, .error): true
    case (.heading, .arrived), (.heading, .online), (.heading, .error): true
    case (.arrived, .inProgress), (.arrived, .online), (.arrived, .error): true
    case (.inProgress, .approaching), (.inProgress, .completed), (.inProgress, .error): true
    case (.approaching, .completed), (.approaching, .error): true
    case (.completed, .online), (.completed, .offline): true
    case (.error, .online), (.error, .offline): true
    default: false
    }
  }

  /// A Boolean value that indicates whether the driver is signed in for a shift.
  var isOnDuty: Bool {
    switch self {
    case .offline, .loggingIn, .error: false
    default: true
    }
  }
}
