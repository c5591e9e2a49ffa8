#if Adopt
/// How many results of services the launch of an app asks for, as a search of one event finds out.
struct LaunchDebt {
  /// The executable with the app's system.
  let executable: String

  /// The name of the system.
  let system: String

  /// Tells whether to give up.
  let isEnded: () -> Bool

  /// How many results are tried.
  private static let most = 8

  /// The least bound that cuts nothing at the launch; nil where even the greatest that is tried does, or
  /// where something else goes wrong.
  func leastBound() throws -> Int? {
    for bound in 1...Self.most {
      let run = try ToolRun(
        [
          executable, "check", system, "--max-depth", "1", "--time-limit", "20s",
          "--no-wider-scopes", "--scope", "pending=\(bound)",
        ], until: isEnded)
      guard let isCut = Self.isCut(at: bound, in: run.output) else { return nil }
      if !isCut { return bound }
    }
    return nil
  }

  /// Whether a bound has cut a step, as the answer of a check says; nil where it says nothing of the bound.
  static func isCut(at bound: Int, in answer: String) -> Bool? {
    guard let place = answer.range(of: "pending ≤ \(bound)") else { return nil }
    return answer[place.upperBound...].hasPrefix(" (")
  }
}
#endif
