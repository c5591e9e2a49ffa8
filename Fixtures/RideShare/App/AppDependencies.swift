/// Everything that the coordinators get from outside.
@MainActor
final class AppDependencies {
  let authService: any AuthService
  let rideBackend: any RideBackend
  let driverBackend: any DriverBackend
  let announcer: any RideAnnouncer
  let mends: Mends

  init(
    authService: any AuthService, rideBackend: any RideBackend, driverBackend: any DriverBackend,
    announcer: any RideAnnouncer = SilentAnnouncer(), mends: Mends = .none
  ) {
    self.authService = authService
    self.rideBackend = rideBackend
    self.driverBackend = driverBackend
    self.announcer = announcer
    self.mends = mends
  }
}
