import NavigationHarness

/// The server, each answer of which the explorer decides.
@MainActor
final class TicketedContextSource: LectureContextSource {
  private let tickets: TicketOffice

  init(tickets: TicketOffice) { self.tickets = tickets }

  func load() async throws -> LectureContext {
    if try await tickets.request(Self.label) == "fails" { throw SourceError() }
    return LectureContext(language: "en")
  }

  static let label: String = "refresh"
}

/// The server did not answer.
private struct SourceError: Error {}
