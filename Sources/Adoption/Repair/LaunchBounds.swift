#if Adopt
import Foundation

/// The bounds within which the launch of an app can be followed, by the names of the scope's.
struct LaunchBounds: Hashable {
  /// The bounds that differ from those of an app whose launch does little.
  private(set) var raised: [String: Int] = [:]

  subscript(_ bound: Bound) -> Int? { raised[bound.rawValue] }

  /// The bounds that a launch may be beyond.
  enum Bound: String, CaseIterable {
    case pending, coordinators, stack

    /// By how much it is raised at a time.
    ///
    /// What is made after the launch counts, too: a bound on coordinators leaves room for some.
    fileprivate var step: Int { self == .coordinators ? 4 : 1 }

    fileprivate var most: Int { self == .coordinators ? 40 : 8 }
  }

  /// Creates bounds, of those that are named.
  init(_ bounds: [Bound: Int] = [:]) {
    for (bound, value) in bounds { raised[bound.rawValue] = value }
  }

  /// Finds out the least bounds that cut nothing at the launch, by searches of one event.
  ///
  /// - Parameters:
  ///   - first: the bounds of the system that the executable holds.
  ///   - executable: the executable with the app's system.
  ///   - system: the name of the system.
  ///   - isEnded: tells whether to give up.
  /// - Returns: nil where even the greatest that are tried do, or where something else goes wrong.
  static func least(
    from first: [Bound: Int], of system: String, in executable: String,
    until isEnded: @escaping () -> Bool
  ) throws -> LaunchBounds? {
    var bounds = LaunchBounds()
    while true {
      let scope = bounds.raised.sorted { $0.key < $1.key }.flatMap { ["--scope", "\($0)=\($1)"] }
      let run = try ToolRun(
        [
          executable, "check", system, "--max-depth", "1", "--time-limit", "20s",
          "--no-wider-scopes", "--format", "json",
        ] + scope, keepingErrors: false, until: isEnded)
      guard let cuts = cuts(in: run.output) else { return nil }
      if cuts.isEmpty { return bounds }
      for bound in cuts {
        guard let before = bounds[bound] ?? first[bound], before < bound.most else { return nil }
        bounds.raised[bound.rawValue] = before + bound.step
      }
    }
  }

  /// Returns the bounds that have cut a step, as the result of a check says; nil where it says nothing.
  static func cuts(in result: String) -> [Bound]? {
    let result = try? JSONDecoder().decode(Result.self, from: Data(result.utf8))
    return result.map { ($0.search.cuts ?? []).compactMap { Bound(rawValue: $0.cap) } }
  }

  /// The part of a result that counts here, as `result.schema.json` describes it.
  private struct Result: Decodable {
    struct Search: Decodable { var cuts: [Cut]? }
    struct Cut: Decodable { var cap: String }

    var search: Search
  }
}
#endif
