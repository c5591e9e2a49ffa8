import Foundation
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

/// The pages and answers of an explorer, whoever asks for them.
///
/// To be used on one thread.
package final class ExplorerSite {
  private let exploration: LivingExploration
  private let map: HTMLReport.Picture

  /// Makes a site.
  ///
  /// - Parameter map: the picture of the map.
  package init(_ exploration: LivingExploration, map: HTMLReport.Picture) {
    (self.exploration, self.map) = (exploration, map)
  }

  /// Returns the answer to a request.
  package func answer(_ request: ExplorerRequest) -> ExplorerAnswer {
    do {
      switch request {
      case .page:
        let report = ExplorerReport(
          exploration.graph, map: map, growths: exploration.growths.count)
        return .page(try report.text())
      case .run(let asked):
        let faults = try exploration.run(asked.trace)
        return try news(since: asked.growths, .faults(faults))
      case .explore(let asked):
        let states = asked.states ?? LivingExploration.usualStates
        guard (1...LivingExploration.mostStates).contains(states) else {
          return .refused(.malformed, .statesOutOfRange(states))
        }
        let outcome = try exploration.explore(from: asked.trace, states: states)
        return try news(since: asked.growths, .explored(outcome))
      }
    } catch let error as TraceTextError {
      return .refused(.malformed, "\(error)")
    } catch {
      return .refused(.failed, "\(error)")
    }
  }

  private func news(since known: Int, _ message: String) throws -> ExplorerAnswer {
    guard (0...exploration.growths.count).contains(known) else {
      return .refused(.malformed, .reload)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return .news(
      try encoder.encode(
        News(growths: Array(exploration.growths[known...]), message: message)))
  }

  /// What a page is told: what its graph gained, and a sentence about it.
  private struct News: Encodable {
    var growths: [ExplorerGrowth]
    var message: String
  }
}

/// A request to an explorer.
package enum ExplorerRequest: Sendable {
  /// The page.
  case page
  /// That a trace happens, and every event in each of its states.
  case run(Asked)
  /// That more is explored from the end of a trace.
  case explore(Asked)

  /// The request's details, as a page sends them.
  package struct Asked: Decodable, Sendable {
    /// The trace, as a page's address holds it.
    var trace: String
    /// The number of growths that the page knows of.
    var growths: Int
    /// The number of states to explore.
    var states: Int?
  }
}

/// The answer to a request.
package enum ExplorerAnswer: Sendable {
  /// A page of HTML.
  case page(String)
  /// What a page's graph gained, as JSON.
  case news(Data)
  /// A refusal, with a sentence that says why.
  case refused(Refusal, String)

  /// A reason to refuse.
  package enum Refusal: Sendable {
    /// The request makes no sense.
    case malformed
    /// Whoever asks may not.
    case forbidden
    /// There is no such thing.
    case absent
    /// The request is longer than any that a page sends.
    case tooLong
    /// The app could not be driven.
    case failed
  }
}

extension String {
  fileprivate static func faults(_ faults: [Fault]) -> String {
    faults.map(\.message).joined(separator: " ")
  }

  fileprivate static func explored(_ outcome: LivingExploration.Outcome) -> String {
    let states = "\(counted(outcome.explored, "more state"))"
    let rest =
      outcome.isComplete
      ? "nothing that can be reached from here within the scope is left"
      : "there is more to explore from here"
    return
      ([
        outcome.explored == 0 && outcome.isComplete
          ? "Nothing that can be reached from here within the scope is left to explore."
          : "Explored \(states): \(rest).",
        faults(outcome.faults),
      ].filter { !$0.isEmpty }).joined(separator: " ")
  }

  fileprivate static func statesOutOfRange(_ states: Int) -> String {
    "\(states) states can't be explored at once. Ask for 1 to \(LivingExploration.mostStates)."
  }

  fileprivate static let reload = "The page is of another run. Load it again."
}
