/// The servers.
@MainActor
protocol Backend: AnyObject {
  func logIn() async throws -> UserID
  func switchContext() async throws
  func upload(_ material: MaterialID) async throws
  func assign(_ material: MaterialID) async throws
  func submit(_ assessment: AssessmentID) async throws
}
