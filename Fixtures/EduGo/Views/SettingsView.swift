#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The settings, in a sheet; the way out is here, too.
struct SettingsView: View {
  @State private var authCoordinator: AuthCoordinator

  init(appCoordinator: AppCoordinator, mediator: Mediator) {
    _authCoordinator = State(
      initialValue: CoordinatorFactory.makeAuthCoordinator(
        appCoordinator: appCoordinator, mediator: mediator))
  }

  var body: some View {
    Button("Log out") { authCoordinator.handleLogout() }
      .accessibilityIdentifier("logOut")
  }
}
