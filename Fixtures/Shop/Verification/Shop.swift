import NavigationHarness
import NavigationModel

/// The shop as a system that can be verified.
public struct Shop: FixableSystem {
  public let name = "Shop"
  public let summary = "A shop in three tabs: coordinators that keep a path of steps each."

  /// Makes the system's entry.
  public init() {}

  public var ownInvariants: [any NavigationInvariant] { ShopJourneys.all + ShopDesign.invariants }

  public var stateLimits: [String: Int] { ["asPublished": 500] }

  public var narrowerScopes: [String: [NarrowerScope]] {
    ["asPublished": [NarrowerScope(["steps": 1])]]
  }

  public func system(
    _ configuration: SystemConfiguration, fixes: Fixes
  ) throws -> any NavigationSystem {
    let scope = try Self.scope.overriding(configuration.scope)
    return try LiveSystem(
      name, variant: variant(of: configuration), scope: scope, isolation: configuration.isolation
    ) { _ in
      ShopSubject(fixes: fixes)
    } declare: { it in
      it.root { $0.app?.items }
      it.root { $0.app?.wallet }
      it.root { $0.app?.settings }
      it.window { $0.app?.window }
      it.coordinator(ItemCoordinator.self, role: "items")
      it.coordinator(WalletCoordinator.self, role: "wallet")
      it.coordinator(SettingCoordinator.self, role: "settings")
      it.coordinator(PurchaseCoordinator.self, role: "purchase") { $0.parent(\.parent) }
      it.exclusions = [.type("FixSet")]
      it.race = scope["race"]
      it.choiceBound = scope["questions"]
      it.lifetimeCap = scope["retained"]
      it.cap("steps", scope["steps"]) { $0.longestPath }
      ShopEvents(scope: scope).declare(in: &it)
      ShopFacts().declare(in: &it)
    }
  }

  private static let scope = Scope([
    Scope.Bound("steps", 3, "steps in a path"),
    Scope.Bound("race", 0, "transitions that an event may leave unfinished at the next one"),
    Scope.Bound("questions", 3, "open questions of the platform within one event"),
    Scope.Bound("retained", 2, "objects of one type, out of the tree, that are told apart"),
  ])
}
