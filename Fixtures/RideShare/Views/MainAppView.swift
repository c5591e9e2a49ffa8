#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The app of somebody who is signed in, in the mode of the moment.
struct MainAppView: View {
  @ObservedObject var coordinator: MainCoordinator

  var body: some View {
    switch coordinator.currentMode {
    case .rider:
      if let rider = coordinator.riderCoordinator {
        RiderCoordinatedView(coordinator: rider)
          .id(identity(of: rider))
      }
    case .driver:
      if let driver = coordinator.driverCoordinator {
        DriverCoordinatedView(coordinator: driver)
          .id(identity(of: driver))
      }
    }
  }

  /// The identity of a mode's view, which keeps its first coordinator for as long as it lives.
  private func identity(of mode: AnyObject) -> ObjectIdentifier? {
    coordinator.dependencies.fixes.contains(.modeViewIsRenewed) ? ObjectIdentifier(mode) : nil
  }
}
