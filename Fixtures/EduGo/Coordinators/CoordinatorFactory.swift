/// Makes the coordinators of features for the screens that use them.
@MainActor
struct CoordinatorFactory {
  static func makeAuthCoordinator(
    appCoordinator: AppCoordinator, mediator: Mediator
  ) -> AuthCoordinator {
    AuthCoordinator(appCoordinator: appCoordinator, mediator: mediator)
  }

  static func makeMaterialsCoordinator(
    appCoordinator: AppCoordinator, mediator: Mediator
  ) -> MaterialsCoordinator {
    MaterialsCoordinator(appCoordinator: appCoordinator, mediator: mediator)
  }

  static func makeAssessmentCoordinator(
    appCoordinator: AppCoordinator, mediator: Mediator
  ) -> AssessmentCoordinator {
    AssessmentCoordinator(appCoordinator: appCoordinator, mediator: mediator)
  }

  static func makeDashboardCoordinator(
    appCoordinator: AppCoordinator, mediator: Mediator
  ) -> DashboardCoordinator {
    DashboardCoordinator(appCoordinator: appCoordinator, mediator: mediator)
  }
}

/// Leads through one feature, on the path and in the modals of the app's coordinator.
@MainActor
protocol FeatureCoordinator: AnyObject {
  var appCoordinator: AppCoordinator { get }
  func start()
}
