import NavigationHarness
import NavigationModel

/// The ride-share app as a system that can be verified.
public struct RideShare: FixableSystem {
  public let name = "RideShare"
  public let summary =
    "A ride-share app with rider and driver mode: coordinators that follow a shared store."

  /// Makes the system's entry.
  public init() {}

  public var ownInvariants: [any NavigationInvariant] { RideShareJourneys.all }

  public var stateLimits: [String: Int] { ["asPublished": 5_000] }

  public var narrowerScopes: [String: [NarrowerScope]] {
    let bounds = Dictionary(uniqueKeysWithValues: Self.scope.bounds.map { ($0.key, 0) })
    // A view that appears more often than it disappears starts a coordinator once more.
    let appearing = bounds.merging(["appearances": 1]) { $1 }
    return ["asPublished": [NarrowerScope(appearing, states: 1_200), NarrowerScope(bounds)]]
  }

  public func system(
    _ configuration: SystemConfiguration, fixes: Fixes
  ) throws -> any NavigationSystem {
    let scope = try Self.scope.overriding(configuration.scope)
    return try LiveSystem(
      name, variant: variant(of: configuration), scope: scope, isolation: configuration.isolation
    ) { context in
      RideShareSubject(tickets: context.tickets, fixes: fixes)
    } declare: { it in
      it.root { $0.app }
      it.root { $0.store }
      it.window { $0.window }
      it.coordinator(AppCoordinator.self, role: "app")
      it.coordinator(AuthCoordinator.self, role: "auth")
      it.coordinator(MainCoordinator.self, role: "main")
      it.coordinator(RiderCoordinator.self, role: "rider")
      it.coordinator(RideRequestCoordinator.self, role: "rideRequest")
      it.coordinator(DriverCoordinator.self, role: "driver")
      it.exclusions = [
        .type("FixSet"), .type("AppDependencies"), .type("TicketedBackend"),
        .type("TicketedDriverBackend"),
      ]
      // An error that remembers an error that remembers an error is observed to depth two.
      it.readers = [.init(RideState.self) { .string($0.word) }]
      it.race = scope["race"]
      it.pendingCap = scope["pending"]
      it.lifetimeCap = scope["retained"]
      it.subscriptionCap = scope["subscriptions"]
      RideShareEvents(scope: scope).declare(in: &it)
      RideShareFacts().declare(in: &it)
    }
  }

  private static let scope = Scope([
    Scope.Bound("race", 0, "tasks that an event may leave unfinished when the next one comes"),
    Scope.Bound("pending", 1, "results that the servers owe at once"),
    Scope.Bound("logins", 1, "logins of one kind under way"),
    Scope.Bound("polls", 1, "status polls under way"),
    Scope.Bound("appearances", 1, "appearances of a view without a disappearance"),
    Scope.Bound("subscriptions", 4, "equal subscriptions of one holder that are told apart"),
    Scope.Bound("retained", 2, "objects of one type, out of the tree, that are told apart"),
  ])
}
