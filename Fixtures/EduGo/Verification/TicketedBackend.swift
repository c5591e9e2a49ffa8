import NavigationHarness

/// The servers, each answer of which the explorer decides.
@MainActor
final class TicketedBackend: Backend {
  private let tickets: TicketOffice
  private let users: [UserID]

  init(tickets: TicketOffice, users: Int) {
    self.tickets = tickets
    self.users = Self.users(users)
  }

  func logIn() async throws -> UserID {
    let outcome = try await tickets.request("login", outcomes: Self.logins(of: users))
    guard let user = users.first(where: { Self.login(of: $0) == outcome }) else {
      throw BackendError()
    }
    return user
  }

  func switchContext() async throws { try await succeed("context switch") }

  func upload(_ material: MaterialID) async throws { try await succeed("upload") }

  func assign(_ material: MaterialID) async throws { try await succeed("assignment") }

  func submit(_ assessment: AssessmentID) async throws { try await succeed("submission") }

  private func succeed(_ label: String) async throws {
    if try await tickets.request(label) == "fails" { throw BackendError() }
  }

  /// The first users, as many as sign in.
  static func users(_ count: Int) -> [UserID] { Array(UserID.allCases.prefix(count)) }

  /// The ways in which a login can end.
  static func logins(of users: [UserID]) -> [String] { users.map(login) + ["fails"] }

  private static func login(of user: UserID) -> String { "signs \(user) in" }
}

/// A server did not do what it was asked for.
private struct BackendError: Error {}
