import NavigationHarness
import Search

/// A server that leaves open when it answers, and how.
struct TicketedServer: BookServer {
  struct NoAnswer: Error {}

  let tickets: TicketOffice

  func find() async throws -> String {
    if try await tickets.request("answer") == "fails" { throw NoAnswer() }
    return "emma"
  }
}

public struct SearchSystem: VerifiableSystem {
  public let name = "Search"
  public let summary = "A search that asks a server, and the book that it finds."
  private let isFixed: Bool

  public init(isFixed: Bool = false) { self.isFixed = isFixed }

  public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let scope = try Scope([.init("pending", 2, "answers")]).overriding(configuration.scope)
    return try LiveSystem(name, scope: scope, isolation: configuration.isolation) { context in
      SearchCoordinator(server: TicketedServer(tickets: context.tickets), isFixed: isFixed)
    } declare: { it in
      it.root { $0 }
      it.coordinator(SearchCoordinator.self, role: "search") { $0.stack(\.path, root: "Start") }
      it.event("open", .tap(on: "Start"), unless: { $0.path.isEmpty ? nil : "it is covered" }) {
        $0.open()
      }
      it.event("find", .tap(on: "search"), unless: { $0.isSearchOnTop ? nil : "it is covered" }) {
        $0.find()
      }
      it.ticket("answer", open: scope["pending"], awaited: { $0.isSearchOnTop })
      it.pendingCap = scope["pending"]
      SearchFacts().declare(in: &it)
    }
  }
}
