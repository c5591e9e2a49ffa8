import ModelChecker
import NavigationModel
import NavigationReports

/// The call that replays a trace as a test.
struct ReplayCall {
  private let invariants: String

  /// Makes the call that judges an invariant; all of the ready-made ones when it is nil.
  init(_ invariant: (any NavigationInvariant)?) {
    invariants = invariant.map { ", [\(type(of: $0))()]" } ?? ""
  }

  /// A line that gives the call under a title.
  func line(_ title: String, _ trace: Trace) -> String {
    "\(title): assertReplay(system, trace: \(quoted(trace.readable))\(invariants))"
  }
}

/// A text as a literal of Swift.
func quoted(_ text: String) -> String { String(reflecting: text) }
