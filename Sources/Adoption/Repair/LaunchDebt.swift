#if Adopt
import Foundation

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
          "--no-wider-scopes", "--scope", "pending=\(bound)", "--format", "json",
        ], keepingErrors: false, until: isEnded)
      guard let isCut = Self.isCut(in: run.output) else { return nil }
      if !isCut { return bound }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the bound has cut a step, as the result of a check says;
  /// nil where it says nothing.
  static func isCut(in result: String) -> Bool? {
    let result = try? JSONDecoder().decode(Result.self, from: Data(result.utf8))
    return result.map { ($0.search.cuts ?? []).contains { $0.cap == "pending" } }
  }

  /// The part of a result that counts here, as `result.schema.json` describes it.
  private struct Result: Decodable {
    struct Search: Decodable { var cuts: [Cut]? }
    struct Cut: Decodable { var cap: String }

    var search: Search
  }
}
#endif
