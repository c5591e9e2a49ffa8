import NavigationHarness
import NavigationModel
import ObjectObservation

/// The services that stand-ins of an adopted app leave open: how each call ends, and when.
public enum Services {
  // Everything of a subject runs on the thread that drives it.
  private nonisolated(unsafe) static var tickets = TicketOffice()

  /// Begins with a subject: its events decide from now on how calls end.
  public static func begin(with tickets: TicketOffice) {
    Self.tickets = tickets
    conditions = [:]
    StoredDefaults.clear()
    CountedIdentifiers.begin()
  }

  private nonisolated(unsafe) static var conditions: [String: Bool] = [:]

  /// Tells whether a condition is met that a service finds out: either answer is tried when it is first
  /// asked for, and stays until the app sets it.
  ///
  /// - Parameter condition: the name of the condition.
  public static func remembers(_ condition: String) -> Bool {
    if let known = conditions[condition] { return known }
    let isMet = HeadlessPlatform.choose(2, .outcome("\(condition) is true")) == 1
    conditions[condition] = isMet
    return isMet
  }

  /// Sets whether a condition is met.
  public static func remembers(_ condition: String, _ isMet: Bool) {
    conditions[condition] = isMet
  }

  /// The conditions that are known, as text.
  public static var remembered: String {
    conditions.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
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
