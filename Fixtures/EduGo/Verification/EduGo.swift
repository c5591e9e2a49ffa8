import HeadlessSwiftUI
import NavigationHarness
import NavigationModel

/// The learning app as a system that can be verified.
public struct EduGo: FixableSystem {
  public let name = "EduGo"
  public let summary =
    "A learning app on one path: features that screens bring with them, an event bus and links."

  /// Makes the system's entry.
  public init() {}

  public var ownInvariants: [any NavigationInvariant] { EduGoJourneys.all }

  public var stateLimits: [String: Int] { ["asPublished": 2_000] }

  public var narrowerScopes: [String: [NarrowerScope]] {
    let bounds = ["path": 0, "users": 0, "setups": 1, "pending": 0, "questions": 0, "retained": 0]
    return ["asPublished": [NarrowerScope(bounds)]]
  }

  public func system(
    _ configuration: SystemConfiguration, fixes: Fixes
  ) throws -> any NavigationSystem {
    let scope = try Self.scope.overriding(configuration.scope)
    return try LiveSystem(
      name, variant: variant(of: configuration), scope: scope, isolation: configuration.isolation
    ) { context in
      EduGoSubject(
        backend: TicketedBackend(tickets: context.tickets, users: scope["users"]), fixes: fixes)
    } declare: { it in
      it.root { $0.app?.appCoordinator }
      it.root { $0.app?.deeplinks }
      it.root { $0.app?.eventBus }
      it.window { $0.window }
      it.coordinator(AppCoordinator.self, role: "app")
      it.coordinator(AuthCoordinator.self, role: "auth") { $0.parent(\.appCoordinator) }
      it.coordinator(DashboardCoordinator.self, role: "dashboard") { $0.parent(\.appCoordinator) }
      it.coordinator(MaterialsCoordinator.self, role: "materials") { $0.parent(\.appCoordinator) }
      it.coordinator(AssessmentCoordinator.self, role: "assessment") {
        $0.parent(\.appCoordinator)
      }
      it.exclusions = [.type("FixSet"), .type("TicketedBackend")]
      it.race = scope["race"]
      it.pendingCap = scope["pending"]
      it.choiceBound = scope["questions"]
      it.lifetimeCap = scope["retained"]
      it.subscriptionCap = scope["setups"] + 1
      it.cap("path", scope["path"]) { $0.coordinator?.trail.count { !$0.isOnboarding } ?? 0 }
      EduGoEvents(scope: scope).declare(in: &it)
      EduGoFacts(scope: scope, fixes: fixes).declare(in: &it)
    }
  }

  private static let scope = Scope([
    Scope.Bound("path", 2, "screens on the path, steps of the onboarding not counted"),
    Scope.Bound("users", 1, "users who sign in"),
    Scope.Bound("setups", 2, "setups without a clean-up"),
    Scope.Bound("race", 0, "tasks that an event may leave unfinished when the next one comes"),
    Scope.Bound("pending", 1, "results that the servers owe at once"),
    Scope.Bound(
      "questions", 3, "open questions, such as the order of subscribers, within one event"),
    Scope.Bound("retained", 2, "objects of one type, out of the tree, that are told apart"),
  ])
}
