/// Signs users in.
@MainActor
protocol AuthService: AnyObject {
  /// Signs the mock user in.
  func login() async throws -> User
}
