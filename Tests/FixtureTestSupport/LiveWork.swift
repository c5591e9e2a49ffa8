import NavigationHarness
import NavigationModel
import Testing

/// The work that an app driven by hand has put off, and the results that it waits for.
@MainActor
public final class LiveWork {
  /// The office at which the app's services leave their results open.
  public let tickets = TicketOffice()

  private let platform = QuietPlatformDriver()
  private let formerPlatform: any PlatformDriver

  /// Takes the platform over; make one before the app.
  public init() {
    formerPlatform = HeadlessPlatform.driver
    HeadlessPlatform.driver = platform
  }

  /// Lets the app be thrown away.
  public func end() {
    tickets.discardAll()
    JobQueue.shared.endSubject()
    HeadlessPlatform.driver = formerPlatform
  }

  /// Runs tasks and transitions until nothing is left.
  ///
  /// - Returns: whether they came to an end within so many.
  @discardableResult
  public func settle(bound: Int = 1_000) -> Bool {
    var left = bound
    while left > 0 {
      let ran = JobQueue.shared.settle(bound: left) + platform.settle()
      if ran == 0 { return true }
      left -= ran
    }
    return false
  }

  /// Ends the result of a label that was asked for first, and what comes of it.
  public func complete(
    _ label: String, _ outcome: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let index = tickets.pending.firstIndex(where: { $0.label == label }),
      let number = tickets.pending[index].outcomes.firstIndex(of: outcome)
    else {
      Issue.record("'\(label) \(outcome)' is not pending.", sourceLocation: sourceLocation)
      return
    }
    tickets.resolve(index, outcome: number)
    settle()
  }
}
