import Foundation

/// The form of the system that a page is about.
package struct ExplorerForm: Hashable, Sendable {
  /// The repairs that are left out of the repaired variant; nil for the form that the command was told.
  package var leftOut: [String]?

  init(leftOut: [String]? = nil) { self.leftOut = leftOut.map { Array(Set($0)).sorted() } }
}

/// A request to an explorer.
package enum ExplorerRequest: Sendable {
  /// The page.
  case page(ExplorerForm)
  /// The name of the build that runs.
  case build
  /// That a trace happens, and every event in each of its states.
  case run(ExplorerForm, Asked)
  /// The line at which a trace traps.
  case trap(ExplorerForm, Asked)
  /// That more is explored from the end of a trace.
  case explore(ExplorerForm, Asked)

  /// That the place where an event is declared is opened in the user's editor.
  case open(Declared)

  /// The number of a declared event.
  package struct Declared: Decodable, Sendable {
    /// The number, as a trace has it.
    var event: Int
  }

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
  /// What a page wants to know, as JSON.
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
