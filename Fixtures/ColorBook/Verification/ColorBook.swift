import AdaptiveCoordinator
import NavigationHarness
import NavigationModel

/// The color book as a system that can be verified.
public struct ColorBook: FixableSystem {
  public let name = "ColorBook"
  public let summary =
    "Lists of colors on one stack: coordinators that share a container and pull routes back."

  /// Makes the system's entry.
  public init() {}

  public var ownInvariants: [any NavigationInvariant] { ColorBookJourneys.all }

  public var stateLimits: [String: Int] { ["asPublished": 1_000] }

  public var narrowerScopes: [String: [NarrowerScope]] {
    let bounds = [
      "stack": 1, "held": 4, "screens": 2, "leaving": 0, "subscriptions": 0, "retained": 0,
    ]
    return ["asPublished": [NarrowerScope(bounds)]]
  }

  public func system(
    _ configuration: SystemConfiguration, fixes: Fixes
  ) throws -> any NavigationSystem {
    let scope = try Self.scope.overriding(configuration.scope)
    return try LiveSystem(
      name, variant: variant(of: configuration), scope: scope, isolation: configuration.isolation
    ) { _ in
      ColorBookSubject(fixes: fixes)
    } declare: { it in
      it.root { $0.app?.root }
      it.window { $0.app?.window }
      it.appModules = ["AdaptiveCoordinator"]
      it.coordinator(ColorListCoordinator.self, role: "list")
      it.coordinator(ColorCoordinator.self, role: "color")
      it.coordinator(SettingsCoordinator.self, role: "settings")
      it.exclusions = [.type("FixSet"), .type("RuntimeFixes")]
      it.race = scope["race"]
      it.lifetimeCap = scope["retained"]
      it.subscriptionCap = scope["subscriptions"]
      it.cap("held", scope["held"]) {
        AnyCoordinator.heldCount(from: $0.app?.root, screens: $0.screens)
      }
      it.cap("screens", scope["screens"]) { $0.screens.count }
      it.cap("leaving", scope["leaving"]) { $0.container?.leavingCount ?? 0 }
      ColorBookEvents(scope: scope).declare(in: &it)
      ColorBookFacts(scope: scope).declare(in: &it)
    }
  }

  private static let scope = Scope([
    Scope.Bound("stack", 2, "screens on the stack while routes are sent"),
    Scope.Bound("payloads", 1, "colors and meanings"),
    Scope.Bound("level", 1, "how deep lists are opened from lists"),
    Scope.Bound("race", 0, "tasks that an event may leave unfinished when the next one comes"),
    Scope.Bound("held", 12, "screens and coordinators that coordinators hold"),
    Scope.Bound("screens", 8, "screens on stacks and over them"),
    Scope.Bound("leaving", 6, "screens that wait for their report"),
    Scope.Bound("subscriptions", 6, "equal subscriptions of one holder that are told apart"),
    Scope.Bound("retained", 2, "objects of one type, out of the tree, that are told apart"),
  ])
}
