/// Everything that the coordinators get from outside.
@MainActor
final class AppDependencies {
  let authService: any AuthService
  let rideBackend: any RideBackend
  let driverBackend: any DriverBackend
  let announcer: any RideAnnouncer
  let fixes: Fixes

  init(
    authService: any AuthService, rideBackend: any RideBackend, driverBackend: any DriverBackend,
    announcer: any RideAnnouncer = SilentAnnouncer(), fixes: Fixes = .none
  ) {
    self.authService = authService
    self.rideBackend = rideBackend
    self.driverBackend = driverBackend
    self.announcer = announcer
    self.fixes = fixes
  }
}
