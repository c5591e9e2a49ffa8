/// Leads from the dashboard to what is not a feature of its own.
@MainActor
final class DashboardCoordinator: FeatureCoordinator {
  let appCoordinator: AppCoordinator
  private let mediator: Mediator

  init(appCoordinator: AppCoordinator, mediator: Mediator) {
    self.appCoordinator = appCoordinator
    self.mediator = mediator
  }

  func start() { appCoordinator.navigate(to: .dashboard) }

  func showProfile() { appCoordinator.navigate(to: .userProfile) }

  func showContextSwitch() { appCoordinator.presentSheet(.contextSwitch) }

  func showSettings() { appCoordinator.presentSheet(.settings) }
}
