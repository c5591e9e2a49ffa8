#if Adopt
import Foundation

/// The bounds within which the launch of an app can be followed, by the names of the scope's.
struct LaunchBounds: Hashable {
  /// The bounds that differ from those of an app whose launch does little.
  private var raised: [Bound: Int]

  /// The bounds that a launch may be beyond.
  enum Bound: String, CaseIterable {
    case coordinators, pending, stack

    /// By how much it is raised at a time.
    ///
    /// What is made after the launch counts, too: a bound on coordinators leaves room for some.
    fileprivate var step: Int { self == .coordinators ? 4 : 1 }

    fileprivate var most: Int { self == .coordinators ? 40 : 8 }
  }

  /// Creates bounds, of those that are named.
  init(_ raised: [Bound: Int] = [:]) { self.raised = raised }

  subscript(_ bound: Bound) -> Int? { raised[bound] }

  /// The bounds that differ, by name, in the order of their names.
  var named: [(name: String, value: Int)] {
    Bound.allCases.compactMap { bound in raised[bound].map { (bound.rawValue, $0) } }
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
      let scope = bounds.named.flatMap { ["--scope", "\($0.name)=\($0.value)"] }
      let run = try ToolRun(
        [
          executable, "check", system, "--max-depth", "1", "--time-limit", "20s",
          "--no-wider-scopes", "--format", "json",
        ] + scope, keepingErrors: false, until: isEnded)
      guard let cuts = cuts(in: run.output) else { return nil }
      if cuts.isEmpty { return bounds }
      for bound in cuts {
        guard let before = bounds[bound] ?? first[bound], before < bound.most else { return nil }
        bounds.raised[bound] = before + bound.step
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
