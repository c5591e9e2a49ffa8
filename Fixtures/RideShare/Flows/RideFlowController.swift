import CoordinatorHooks

#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// Leads a ride from choosing its locations to its end.
@MainActor
final class RideFlowController: ObservableObject {
  @Published private var machine: RideStateMachine

  /// The ride, from its request to its end.
  private(set) var rideId: RideID?

  /// A Boolean value that indicates whether the status is asked for again after a while.
  private(set) var isStatusTimerRunning = false

  /// The tasks under way.
  let work = FlowWork()

  private let backend: any RideBackend
  private var stateStore: AppStateStore?
  private let fixes: Fixes

  var state: RideState { machine.state }

  init(
    startingIn first: RideState, backend: any RideBackend, stateStore: AppStateStore?, fixes: Fixes
  ) {
    machine = RideStateMachine(startingIn: first, fixes: fixes)
    self.backend = backend
    self.stateStore = stateStore
    self.fixes = fixes
  }

  /// Begins in the first state, given the one that the store records, or is about to.
  func begin(recorded: RideState) {
    if state != recorded {
      stateStore?.dispatch(.updateRideState(state))
    }
    if fixes.contains(.flowResumesWork) {
      resumeWork()
    }
  }

  /// Ends with the screen that showed the ride.
  func end() {
    guard fixes.contains(.droppedFlowEndsWork) else { return }
    // A view that is not up to date yet can still be touched, so the record goes out of reach, too.
    stateStore = nil
    machine = RideStateMachine(startingIn: .idle, fixes: fixes)
    rideId = nil
    isStatusTimerRunning = false
    work.cancelAll()
  }

  /// Tells the tasks under way that nobody wants their results any more.
  private func endWork() {
    guard fixes.contains(.intentsEndWork) else { return }
    isStatusTimerRunning = false
    work.cancelAll()
  }

  private func transition(to next: RideState) {
    machine.request(next)
    if state.isOver {
      rideId = nil
      endWork()
    }
    stateStore?.dispatch(.updateRideState(state))
  }
}

// MARK: - What a person asks for

extension RideFlowController {
  /// Starts another ride after the last one.
  func newRide() {
    guard state == .idle else { return }
    transition(to: .selectingLocations)
  }

  /// Chooses both ends of the ride and looks for the way.
  func chooseLocations(pickup: Place, destination: Place) {
    if fixes.contains(.intentsEndWork), work.isRunning(.route) { return }
    work.run(.route) { [backend] in
      try await backend.route(from: pickup, to: destination)
    } then: { answer in
      self.proceed(answer) { self.transition(to: .routeReady) }
    }
  }

  /// Asks for a ride on the way that was found.
  func requestRide() {
    guard state == .routeReady else { return }
    transition(to: .submittingRequest)
    submitRequest()
  }

  /// Calls the ride off.
  func cancelRide() {
    if fixes.contains(.intentsEndWork), state == .idle || work.isRunning(.cancellation) { return }
    endWork()
    isStatusTimerRunning = false
    guard let rideId else {
      transition(to: .idle)
      return
    }
    work.run(.cancellation) { [backend] in
      try await backend.cancelRide(rideId)
    } then: { answer in
      self.proceed(answer) { self.transition(to: .idle) }
    }
  }

  /// Puts a finished ride away.
  func reset() {
    if fixes.contains(.intentsEndWork), state == .idle { return }
    transition(to: .idle)
  }

  /// Goes back to where the error came from.
  func clearError() {
    guard case .error(let previous) = state else { return }
    transition(to: previous ?? .idle)
  }

  private func submitRequest() {
    work.run(.request) { [backend] in
      try await backend.requestRide()
    } then: { answer in
      self.proceed(answer) { ride in
        self.rideId = ride
        self.transition(to: .searchingForDriver)
        self.search(attempt: 1)
      }
    }
  }

  private func search(attempt: Int) {
    work.run(.search) { [backend] in
      try await backend.findDriver(attempt: attempt)
    } then: { answer in
      self.proceed(answer) { isFound in
        if isFound {
          self.meetDriver()
        } else if attempt < Self.searchAttempts {
          self.search(attempt: attempt + 1)
        } else if self.fixes.contains(.searchEnds) {
          self.fail()
        }
      }
    }
  }

  private func meetDriver() {
    transition(to: .driverAssigned)
    transition(to: .driverEnRoute)
    startStatusPolls()
  }

  /// Goes on with the server's answer, or fails for want of one.
  private func proceed<Answer>(
    _ answer: Result<Answer, any Error>, _ next: (Answer) -> Void
  ) {
    switch answer {
    case .success(let value): next(value)
    case .failure(is CancellationError): break
    case .failure: fail()
    }
  }

  private func fail() { transition(to: .error(previous: state)) }

  /// The number of times that a search asks for a driver.
  private static let searchAttempts = 2
}

// MARK: - How far the ride has come

extension RideFlowController {
  /// Asks for the status again, when the timer is set.
  func statusTimerFired() {
    guard isStatusTimerRunning else { return }
    pollStatus()
  }

  private func startStatusPolls() {
    isStatusTimerRunning = true
    pollStatus()
  }

  private func pollStatus() {
    work.run(.statusPoll) { [backend] in
      try await backend.rideStatus()
    } then: { answer in
      if case .success(let status) = answer { self.apply(status) }
    }
  }

  private func apply(_ status: RideStatus) {
    if fixes.contains(.statusTakesEachStep) { return follow(status) }
    switch status {
    case .arriving:
      if state == .driverEnRoute { transition(to: .driverArriving) }
    case .inProgress:
      if state == .driverArriving || state == .driverEnRoute { transition(to: .rideInProgress) }
    case .approaching:
      if state == .rideInProgress { transition(to: .approachingDestination) }
    case .completed:
      isStatusTimerRunning = false
      transition(to: .rideCompleted)
    }
  }

  /// Takes the steps to where the ride has come by now, those that no status told among them.
  private func follow(_ status: RideStatus) {
    if status == .completed { isStatusTimerRunning = false }
    guard let current = Self.way.firstIndex(of: state),
      let reached = Self.way.firstIndex(of: status.rideState)
    else { return }
    for next in Self.way[current...].dropFirst() where Self.way.firstIndex(of: next)! <= reached {
      transition(to: next)
    }
  }

  /// The states of a ride from the driver's departure to its end.
  private static let way: [RideState] = [
    .driverEnRoute, .driverArriving, .rideInProgress, .approachingDestination, .rideCompleted,
  ]
}

// MARK: - What others ask for

extension RideFlowController {
  /// Takes a step that somebody else dispatched, or refuses it.
  ///
  /// While a ride is under way only its own answers move it.
  func take(_ next: RideState) {
    Lifecycle.requested("take \(next.word)")
    guard !state.isActive, machine.allows(next) else {
      Lifecycle.refused("take \(next.word)")
      return
    }
    defer { Lifecycle.handled("take \(next.word)") }
    if next == .submittingRequest {
      requestRide()
    } else {
      endWork()
      transition(to: next)
    }
  }

  /// Does the work of a ride that others have brought to where it is.
  private func resumeWork() {
    switch state {
    case .submittingRequest:
      submitRequest()
    case .searchingForDriver:
      search(attempt: 1)
    case .driverEnRoute, .driverArriving, .rideInProgress, .approachingDestination:
      startStatusPolls()
    case .idle, .selectingLocations, .routeReady, .driverAssigned, .rideCompleted, .error:
      break
    }
  }
}
