#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The root view: whatever the app's coordinator shows.
struct CoordinatedAppView: View {
  @StateObject private var coordinator: AppCoordinator

  init(coordinator: AppCoordinator) {
    _coordinator = StateObject(wrappedValue: coordinator)
  }

  var body: some View {
    Group {
      switch coordinator.currentScreen {
      case .launching:
        EmptyView()
      case .auth:
        if let auth = coordinator.authCoordinator {
          AuthView(coordinator: auth)
        }
      case .main:
        if let main = coordinator.mainCoordinator {
          MainAppView(coordinator: main)
        }
      }
    }
    .onAppear { coordinator.start() }
    .onDisappear { coordinator.stop() }
  }
}
