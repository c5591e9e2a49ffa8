import AdaptiveCoordinator
import HeadlessUIKit
import NavigationHarness
import NavigationModel

/// The news app as a system that can be verified.
public struct News: FixableSystem {
  public let name = "News"
  public let summary =
    "A news reader in two columns: coordinators whose routes their parents hear by pullback."

  /// Makes the system's entry.
  public init() {}

  public var ownInvariants: [any NavigationInvariant] { NewsJourneys.all }

  public var stateLimits: [String: Int] { ["asPublished": 4_500] }

  public var narrowerScopes: [String: [NarrowerScope]] {
    let bounds = [
      "stack": 1, "questions": 1, "held": 5, "screens": 2, "leaving": 1, "subscriptions": 0,
      "retained": 0,
    ]
    // A result that arrives where a column was left too early takes nine events.
    let deep = bounds.merging(["questions": 0, "screens": 3]) { $1 }
    return ["asPublished": [NarrowerScope(deep, states: 3_000), NarrowerScope(bounds)]]
  }

  public func system(
    _ configuration: SystemConfiguration, fixes: Fixes
  ) throws -> any NavigationSystem {
    let scope = try Self.scope.overriding(configuration.scope)
    return try LiveSystem(
      name, variant: variant(of: configuration), scope: scope, isolation: configuration.isolation
    ) { _ in
      NewsSubject(fixes: fixes)
    } declare: { it in
      it.root { $0.app?.coordinator }
      it.window { $0.app?.window }
      it.coordinator(NewsCoordinator.self, role: "news")
      it.coordinator(NewsListCoordinator.self, role: "list")
      it.coordinator(NewsDetailCoordinator.self, role: "detail")
      it.coordinator(NewsThreadCoordinator.self, role: "thread")
      it.appModules = ["AdaptiveCoordinator"]
      it.exclusions = [.type("FixSet"), .type("RuntimeFixes")]
      it.race = scope["race"]
      it.choiceBound = scope["questions"]
      it.lifetimeCap = scope["retained"]
      it.subscriptionCap = scope["subscriptions"]
      it.cap("held", scope["held"]) {
        AnyCoordinator.heldCount(from: $0.app?.coordinator, screens: $0.liveScreens)
      }
      it.cap("screens", scope["screens"]) { $0.liveScreens.count }
      it.cap("leaving", scope["leaving"]) { $0.leavingCount }
      NewsEvents(scope: scope).declare(in: &it)
      NewsFacts(scope: scope).declare(in: &it)
    }
  }

  private static let scope = Scope([
    Scope.Bound("stack", 2, "screens on a stack to which routes are still sent"),
    Scope.Bound("payloads", 1, "articles"),
    Scope.Bound("race", 0, "tasks that an event may leave unfinished when the next one comes"),
    Scope.Bound(
      "questions", 2, "open questions, such as the order of subscribers, within one event"),
    Scope.Bound("held", 12, "screens and coordinators that coordinators hold"),
    Scope.Bound("screens", 8, "screens on stacks and over them"),
    Scope.Bound("leaving", 6, "screens that wait for their report"),
    Scope.Bound("subscriptions", 6, "equal subscriptions of one holder that are told apart"),
    Scope.Bound("retained", 2, "objects of one type, out of the tree, that are told apart"),
  ])
}
