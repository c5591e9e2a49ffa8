import Cases
import NavigationHarness

/// The albums as they were published, and fixed.
public struct AlbumsSystem: VerifiableSystem {
  public let name = "Albums"
  public let summary = "A list of albums, and an album with a coordinator of its own, on UIKit."
  public let variants = ["fixed", "published"]

  /// Creates the system.
  public init() {}

  public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let variant = configuration.variant ?? variants[0]
    return try LiveSystem(name, variant: variant, isolation: configuration.isolation) { _ in
      AlbumsCoordinator(isFixed: variant == "fixed")
    } declare: { it in
      it.root { $0 }
      it.window { $0.window }
      it.coordinator(AlbumsCoordinator.self, role: "albums")
      it.coordinator(AlbumCoordinator.self, role: "album")
      it.tap("Summer", twice: true)
    }
  }
}
