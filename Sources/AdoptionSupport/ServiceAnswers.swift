import NavigationHarness
import NavigationModel
import ObjectObservation

/// The services that stand-ins of an adopted app leave open: how each call ends, and when.
public enum ServiceAnswers {
  // Everything of a subject runs on the thread that drives it.
  private nonisolated(unsafe) static var tickets = TicketOffice()

  /// Begins with a subject: its events decide from now on how calls end.
  public static func begin(with tickets: TicketOffice) {
    Self.tickets = tickets
    findings = [:]
    StoredDefaults.clear()
    CountedIdentifiers.begin()
    CountedAddress.begin()
    RandomNumbers.begin()
    FactoryContainerManager.begin()
  }

  /// What a service has found out.
  private struct Finding {
    var position: Int
    var words: String

    /// A Boolean value that indicates whether the service was told something since, so that the value may
    /// be another one.
    var isOpen = false

    /// A Boolean value that indicates whether anything the service is told may change it.
    var mayChange = false
  }

  /// What services have found out, by the names of their properties.
  private nonisolated(unsafe) static var findings: [String: Finding] = [:]

  /// Tells whether a condition is met that a service finds out: either answer is tried when it is first
  /// asked for, and stays until the app sets it.
  ///
  /// - Parameters:
  ///   - condition: the name of the condition.
  ///   - mayChange: a Boolean value that indicates whether another answer is tried again after the service
  ///     was told something.
  public static func remembers(_ condition: String, mayChange: Bool = false) -> Bool {
    remembers(condition, among: ["false", "true"], mayChange: mayChange) == 1
  }

  /// Sets whether a condition is met.
  public static func remembers(_ condition: String, _ isMet: Bool) {
    findings[condition] = Finding(position: isMet ? 1 : 0, words: "\(isMet)")
  }

  /// Tells which of several values a property has that a service finds out: each is tried when it is
  /// first asked for, and stays.
  ///
  /// - Parameters:
  ///   - property: the name of the property.
  ///   - values: the words for the values, the usual one first.
  ///   - mayChange: a Boolean value that indicates whether another value is tried again after the service
  ///     was told something.
  /// - Returns: the position of the value.
  public static func remembers(
    _ property: String, among values: [String], mayChange: Bool = false
  ) -> Int {
    let known = findings[property]
    if let known, !known.isOpen { return known.position }
    let position = chosen(
      among: values.map { "\(property) is \($0)" }, usual: known?.position ?? 0)
    findings[property] = Finding(
      position: position, words: values[position], mayChange: mayChange)
    return position
  }

  /// Notes that a service was told something, or may have been by code that a stand-in lacks: what it has
  /// found out may be another thing from now on.
  ///
  /// - Parameter service: the name of the service's type.
  public static func isTold(_ service: String) {
    for property in findings.keys where property.hasPrefix("\(service).") {
      if findings[property]?.mayChange == true { findings[property]?.isOpen = true }
    }
  }

  /// Decides how a call ends that ends at once, as the app's own code does.
  ///
  /// - Parameters:
  ///   - call: the name of the call.
  ///   - outcomes: the ways in which it can end, the usual one first.
  /// - Returns: the position of the outcome.
  public static func decides(_ call: String, among outcomes: [String]) -> Int {
    chosen(among: outcomes.map { "\(call) \($0)" }, usual: 0)
  }

  /// Asks for each unusual outcome in turn whether it is the one; the position of the usual one where none is.
  private static func chosen(among outcomes: [String], usual: Int) -> Int {
    outcomes.indices.first { position in
      position != usual && HeadlessPlatform.choose(2, .outcome(outcomes[position])) == 1
    } ?? usual
  }

  /// What is known, as text.
  public static var remembered: String {
    findings.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value.words)\($0.value.isOpen ? " before it was told more" : "")" }
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
    let open = OpenCall(answer)
    return Task { @MainActor in
      guard
        let outcome = try? await tickets.request(call, outcomes: outcomes, holding: open)
      else { return }
      open.answer(outcomes.firstIndex(of: outcome) ?? 0)
    }
  }
}

/// A call that waits for its answer, with what goes on then: whom that tells is state.
private final class OpenCall: @unchecked Sendable {
  // Unchecked: everything of a subject runs on the thread that drives it.
  let answer: @MainActor (Int) -> Void

  init(_ answer: @escaping @MainActor (Int) -> Void) { self.answer = answer }
}
