import Cases
import HeadlessSwiftUI
import NavigationHarness

/// Rooms and their settings, in a window.
@MainActor
final class RoomsScene {
  let coordinator: RoomsCoordinator
  let window: HeadlessWindow<RoomsView>

  init(isFixed: Bool) {
    let coordinator = RoomsCoordinator(isFixed: isFixed)
    self.coordinator = coordinator
    window = HeadlessWindow(rootView: RoomsView(coordinator: coordinator))
  }
}

/// The rooms as they were published, and fixed.
public struct RoomsSystem: VerifiableSystem {
  public let name = "Rooms"
  public let summary = "A list of rooms, and a sheet for the settings of one, in SwiftUI."
  public let variants = ["fixed", "published"]

  /// Creates the system.
  public init() {}

  public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let variant = configuration.variant ?? variants[0]
    return try LiveSystem(name, variant: variant, isolation: configuration.isolation) { _ in
      RoomsScene(isFixed: variant == "fixed")
    } declare: { it in
      it.root { $0.coordinator }
      it.window { $0.window }
      it.coordinator(RoomsCoordinator.self, role: "rooms")
      for button in ["Kitchen", "Settings", "Done"] { it.tap(button) }
    }
  }
}
