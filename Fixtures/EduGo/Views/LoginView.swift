#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The sign-in.
struct LoginView: View {
  @State private var authCoordinator: AuthCoordinator
  @State private var viewModel: LoginViewModel

  init(appCoordinator: AppCoordinator, mediator: Mediator, deeplinks: DeeplinkHandler) {
    let auth = CoordinatorFactory.makeAuthCoordinator(
      appCoordinator: appCoordinator, mediator: mediator)
    _authCoordinator = State(initialValue: auth)
    _viewModel = State(
      initialValue: LoginViewModel(
        authCoordinator: auth, mediator: mediator, deeplinks: deeplinks))
  }

  var body: some View {
    VStack {
      Text("Welcome to EduGo")
      Button("Log in") { Task { await viewModel.login() } }
        .accessibilityIdentifier("login")
    }
    .onAppear { viewModel.awaitLogin() }
  }
}
