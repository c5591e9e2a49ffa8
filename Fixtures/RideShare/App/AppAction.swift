/// What can be asked of the app's store.
enum AppAction: Hashable, Sendable {
  case setUser(User?)
  case logout
  case updateRideState(RideState)
  case setDriverMode(Bool)
}
