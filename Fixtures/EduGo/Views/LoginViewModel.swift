#if canImport(SwiftUI)
  import Combine
  import SwiftUI
#else
  import HeadlessCombine
  import HeadlessSwiftUI
  import Observation
#endif

/// The model of the sign-in, which leads on when it is done.
@MainActor @Observable
final class LoginViewModel {
  var email = ""
  var password = ""
  private(set) var isLoading = false

  @ObservationIgnored private let authCoordinator: AuthCoordinator
  @ObservationIgnored private let mediator: Mediator
  @ObservationIgnored private let deeplinks: DeeplinkHandler
  @ObservationIgnored private var subscription: AnyCancellable?

  init(authCoordinator: AuthCoordinator, mediator: Mediator, deeplinks: DeeplinkHandler) {
    self.authCoordinator = authCoordinator
    self.mediator = mediator
    self.deeplinks = deeplinks
  }

  /// Follows the link for which somebody has to sign in, once that is done.
  func awaitLogin() {
    guard subscription == nil else { return }
    subscription = mediator.listen(for: LoginSucceeded.self) { [weak self] _ in
      self?.deeplinks.handlePostLoginNavigation()
    }
  }

  func login() async {
    if mediator.fixes.contains(.loginRunsOnce), isLoading { return }
    isLoading = true
    defer { isLoading = false }
    do {
      let userId = try await mediator.send(LoginCommand(email: email, password: password))
      authCoordinator.handleSuccessfulLogin(userId: userId)
    } catch {
      // Whoever could not sign in may try again.
    }
  }
}
