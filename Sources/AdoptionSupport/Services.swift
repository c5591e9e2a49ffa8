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
    findings = [:]
    StoredDefaults.clear()
    CountedIdentifiers.begin()
    RandomNumbers.begin()
    FactoryContainerManager.begin()
  }

  /// What services have found out, with its words.
  private nonisolated(unsafe) static var findings: [String: (position: Int, words: String)] = [:]

  /// Tells whether a condition is met that a service finds out: either answer is tried when it is first
  /// asked for, and stays until the app sets it.
  ///
  /// - Parameter condition: the name of the condition.
  public static func remembers(_ condition: String) -> Bool {
    remembers(condition, among: ["false", "true"]) == 1
  }

  /// Sets whether a condition is met.
  public static func remembers(_ condition: String, _ isMet: Bool) {
    findings[condition] = (isMet ? 1 : 0, "\(isMet)")
  }

  /// Tells which of several values a property has that a service finds out: each is tried when it is
  /// first asked for, and stays.
  ///
  /// - Parameters:
  ///   - property: the name of the property.
  ///   - values: the words for the values, the usual one first.
  /// - Returns: the position of the value.
  public static func remembers(_ property: String, among values: [String]) -> Int {
    if let known = findings[property] { return known.position }
    let position =
      values.indices.dropFirst().first { position in
        HeadlessPlatform.choose(2, .outcome("\(property) is \(values[position])")) == 1
      } ?? 0
    findings[property] = (position, values[position])
    return position
  }

  /// What is known, as text.
  public static var remembered: String {
    findings.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }
      .joined(separator: ", ")
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
  ///
  /// - Returns: the task that waits. When it is cancelled, the call is answered all the same, late.
  @discardableResult
  public static func answer(
    of call: String, outcomes: [String], then answer: @escaping @MainActor (Int) -> Void
  ) -> Task<Void, Never> {
    Task { @MainActor in
      guard let position = try? await Self.answer(of: call, outcomes: outcomes) else { return }
      answer(position)
    }
  }
}
