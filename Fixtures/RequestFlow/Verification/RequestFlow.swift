import NavigationHarness
import NavigationModel

/// The app of tabs and managers as a system that can be verified.
public struct RequestFlow: FixableSystem {
  public let name = "RequestFlow"
  public let summary =
    "An app with tabs whose modules send requests, which coordinators let managers handle."

  /// Makes the system's entry.
  public init() {}

  public var ownInvariants: [any NavigationInvariant] { RequestFlowJourneys.all }

  public func system(
    _ configuration: SystemConfiguration, fixes: Fixes
  ) throws -> any NavigationSystem {
    let scope = try Self.scope.overriding(configuration.scope)
    return try LiveSystem(
      name, variant: variant(of: configuration), scope: scope, isolation: configuration.isolation
    ) { context in
      RequestFlowSubject(tickets: context.tickets, lectures: scope["lectures"], fixes: fixes)
    } declare: { it in
      it.root { $0.app }
      it.window({ $0.window }) { subject, _ in
        subject.isInBackground ? "the app is in the background" : nil
      }
      it.coordinator(AppCoordinator.self, role: "app")
      it.coordinator(HomeCoordinator.self, role: "home")
      it.coordinator(LibraryCoordinator.self, role: "library")
      it.coordinator(SettingsCoordinator.self, role: "settings")
      it.exclusions = [
        .type("FixSet"), .type("TicketedContextSource"),
        .field("mapping", of: "BaseFlowCoordinator"),
        .field("requests", of: "ModuleViewController"),
      ]
      it.race = scope["race"]
      it.pendingCap = scope["pending"]
      RequestFlowEvents(scope: scope).declare(in: &it)
      RequestFlowFacts(fixes: fixes).declare(in: &it)
    }
  }

  private static let scope = Scope([
    Scope.Bound("race", 0, "tasks that an event may leave unfinished when the next one comes"),
    Scope.Bound("pending", 1, "results that the server owes at once"),
    Scope.Bound("requests", 1, "calls on their way at once"),
    Scope.Bound("lectures", 1, "lectures"),
    Scope.Bound("details", 1, "lectures on a stack, for another one to be asked for"),
    Scope.Bound("stack", 3, "screens on a stack, for anything to be asked for"),
    Scope.Bound("starts", 2, "starts without a stop"),
  ])
}
