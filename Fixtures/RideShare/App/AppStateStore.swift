#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// The state that the whole app shares.
@MainActor
final class AppStateStore: ObservableObject {
  private(set) var user: User?
  @Published private(set) var isAuthenticated = false
  @Published private(set) var isDriverMode = false
  @Published private(set) var currentRideState: RideState = .idle

  /// The leader of the ride that the store records.
  weak var rideLeader: (any RideLeader)?

  private let fixes: Fixes

  init(user: User? = nil, fixes: Fixes = .none) {
    self.user = user
    self.fixes = fixes
    isAuthenticated = user != nil
  }

  func dispatch(_ action: AppAction) {
    switch action {
    case .setUser(let newUser):
      signIn(newUser)
    case .logout:
      user = nil
      isAuthenticated = false
      currentRideState = .idle
    case .updateRideState(let next):
      record(next)
    case .setDriverMode(let isOn):
      isDriverMode = isOn
    }
  }

  private func signIn(_ newUser: User?) {
    // Published values hear of a change before it is made, so what a sign-in resets comes first:
    // the screens are built while `isAuthenticated` changes.
    if fixes.contains(.signsPreviousUserOut), let user, user != newUser {
      dispatch(.logout)
    }
    if fixes.contains(.signsInAsRider), newUser != nil, user != newUser {
      isDriverMode = false
    }
    user = newUser
    isAuthenticated = newUser != nil
  }

  private func record(_ next: RideState) {
    if fixes.contains(.ridesNeedARider), rideLeader?.isStarted != true {
      return
    }
    if fixes.contains(.asksTheFlow), let flow = rideLeader?.rideFlow, flow.state != next {
      // Not the flow's own step: the flow takes it and records it, or refuses it.
      flow.take(next)
      return
    }
    currentRideState = next
  }
}

/// A request to the app's store.
enum AppAction: Hashable, Sendable {
  case setUser(User?)
  case logout
  case updateRideState(RideState)
  case setDriverMode(Bool)
}

/// Whoever leads a rider's rides, and so answers for the ride state that the store records.
@MainActor
protocol RideLeader: AnyObject {
  /// A Boolean value that indicates whether it is there to lead a ride.
  var isStarted: Bool { get }

  /// The flow of the ride, while there is one.
  var rideFlow: RideFlowController? { get }
}
