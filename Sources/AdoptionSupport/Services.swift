import NavigationHarness

/// The services that stand-ins of an adopted app leave open: how each call ends, and when.
public enum Services {
  // Everything of a subject runs on the thread that drives it.
  private nonisolated(unsafe) static var tickets = TicketOffice()

  /// Begins with a subject: its events decide from now on how calls end.
  public static func begin(with tickets: TicketOffice) {
    Self.tickets = tickets
    StoredDefaults.clear()
  }

  /// Waits until an event decides how a call ends.
  ///
  /// - Parameters:
  ///   - call: the name of the call, by which the system declares its ticket.
  ///   - outcomes: the ways in which it can end.
  /// - Returns: the position of the outcome.
  /// - Throws: a cancellation, when the subject is discarded.
  public static func answer(of call: String, outcomes: [String]) async throws -> Int {
    let outcome = try await tickets.request(call, outcomes: outcomes)
    return outcomes.firstIndex(of: outcome) ?? 0
  }

  /// Calls a function when an event has decided how a call ends; never, when the subject is
  /// discarded before.
  public static func answer(
    of call: String, outcomes: [String], then answer: @escaping @MainActor (Int) -> Void
  ) {
    Task { @MainActor in
      guard let position = try? await Self.answer(of: call, outcomes: outcomes) else { return }
      answer(position)
    }
  }
}
