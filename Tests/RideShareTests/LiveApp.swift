import FixtureTestSupport
import NavigationModel
import Testing

@testable import RideShare

/// The app in its window, launched for somebody who is signed in.
@MainActor
final class LiveApp {
  let work = LiveWork()
  let app: RideShareSubject

  init(_ fixes: Fixes) {
    app = RideShareSubject(tickets: work.tickets, fixes: fixes)
    app.launch(user: .mock)
    work.settle()
  }

  func dispatch(_ action: AppAction) {
    app.store?.dispatch(action)
    work.settle()
  }

  func tap(_ controls: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for control in controls {
      #expect(
        app.window?.tap(control) == true, "nobody offers \(control)", sourceLocation: sourceLocation
      )
      work.settle()
    }
  }

  /// The labels of the results that the servers owe.
  var pending: [String] { work.tickets.pending.map(\.label) }
}
