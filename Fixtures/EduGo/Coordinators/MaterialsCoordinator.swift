/// Leads through the materials: the list, one of them, an upload, an assignment.
@MainActor
final class MaterialsCoordinator: FeatureCoordinator {
  let appCoordinator: AppCoordinator
  private let mediator: Mediator

  init(appCoordinator: AppCoordinator, mediator: Mediator) {
    self.appCoordinator = appCoordinator
    self.mediator = mediator
  }

  func start() { appCoordinator.navigate(to: .materialList) }

  func showMaterialDetail(materialId: MaterialID) {
    appCoordinator.navigate(to: .materialDetail(materialId: materialId))
  }

  func showMaterialInSheet(materialId: MaterialID) {
    appCoordinator.presentSheet(.materialDetail(materialId: materialId))
  }

  func showUpload() { appCoordinator.presentSheet(.materialUpload) }

  func showAssignment(materialId: MaterialID) {
    appCoordinator.presentSheet(.materialAssignment(materialId: materialId))
  }
}
