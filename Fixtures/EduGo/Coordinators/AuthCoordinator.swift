/// Leads to the sign-in and out again.
@MainActor
final class AuthCoordinator: FeatureCoordinator {
  let appCoordinator: AppCoordinator
  private let mediator: Mediator

  init(appCoordinator: AppCoordinator, mediator: Mediator) {
    self.appCoordinator = appCoordinator
    self.mediator = mediator
  }

  func start() { showLogin() }

  func showLogin() { appCoordinator.navigate(to: .login) }

  func handleSuccessfulLogin(userId: UserID) { mediator.publish(LoginSucceeded(userId: userId)) }

  func handleLogout() { appCoordinator.reset() }
}
