/// The driver's side of the server.
@MainActor
protocol DriverBackend: AnyObject {
  /// Signs the driver in for a shift.
  func login() async throws -> DriverID
}

/// The server's name for a driver.
struct DriverID: Hashable, Sendable {
  let rawValue: Int
}
