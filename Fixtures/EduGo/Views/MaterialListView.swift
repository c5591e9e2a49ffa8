#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The materials.
struct MaterialListView: View {
  @State private var materialsCoordinator: MaterialsCoordinator

  init(appCoordinator: AppCoordinator, mediator: Mediator) {
    _materialsCoordinator = State(
      initialValue: CoordinatorFactory.makeMaterialsCoordinator(
        appCoordinator: appCoordinator, mediator: mediator))
  }

  var body: some View {
    VStack {
      Button("Algebra") { materialsCoordinator.showMaterialDetail(materialId: .algebra) }
        .accessibilityIdentifier("showDetail")
      Button("Preview") { materialsCoordinator.showMaterialInSheet(materialId: .algebra) }
        .accessibilityIdentifier("showInSheet")
      Button("Upload") { materialsCoordinator.showUpload() }
        .accessibilityIdentifier("showUpload")
      Button("Assign") { materialsCoordinator.showAssignment(materialId: .algebra) }
        .accessibilityIdentifier("showAssignment")
    }
  }
}
