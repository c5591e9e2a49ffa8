/// Leads through one feature, on the path and in the modals of the app's coordinator.
@MainActor
protocol FeatureCoordinator: AnyObject {
  var appCoordinator: AppCoordinator { get }
  func start()
}
