import NavigationHarness

/// The servers, each answer of which the explorer decides.
@MainActor
final class TicketedBackend: AuthService, RideBackend {
  private let tickets: TicketOffice

  init(tickets: TicketOffice) { self.tickets = tickets }

  func login() async throws -> User {
    try await succeed("login")
    return .mock
  }

  func route(from pickup: Place, to destination: Place) async throws {
    try await succeed("route")
  }

  func requestRide() async throws -> RideID {
    try await succeed("ride request")
    return RideID(rawValue: 1)
  }

  func findDriver(attempt: Int) async throws -> Bool {
    let outcome = try await tickets.request(
      Self.search(attempt: attempt), outcomes: Self.searchOutcomes)
    if outcome == "fails" { throw BackendError() }
    return outcome == "finds a driver"
  }

  func rideStatus() async throws -> RideStatus {
    let outcome = try await tickets.request("status", outcomes: Self.statusOutcomes)
    switch outcome {
    case "arriving": return .arriving
    case "in progress": return .inProgress
    case "approaching": return .approaching
    case "completed": return .completed
    default: throw BackendError()
    }
  }

  func cancelRide(_ ride: RideID) async throws { try await succeed("cancellation") }

  func loginDriver() async throws -> DriverID {
    try await succeed("driver login")
    return DriverID(rawValue: 1)
  }

  private func succeed(_ label: String) async throws {
    if try await tickets.request(label) == "fails" { throw BackendError() }
  }

  /// A search that asks for the second time goes on differently, and so has another name.
  static func search(attempt: Int) -> String {
    attempt == 1 ? "search" : "second search"
  }

  static let searchOutcomes = ["finds a driver", "finds nobody", "fails"]
  static let statusOutcomes = ["arriving", "in progress", "approaching", "completed", "fails"]
}

/// The driver's side of the servers; its login has the same name as the rider's.
@MainActor
final class TicketedDriverBackend: DriverBackend {
  private let backend: TicketedBackend

  init(_ backend: TicketedBackend) { self.backend = backend }

  func login() async throws -> DriverID { try await backend.loginDriver() }
}

/// A server did not do what it was asked for.
private struct BackendError: Error {}
