#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The assignment of a material to a class, in a sheet.
struct MaterialAssignmentView: View {
  let materialId: MaterialID
  @State private var errand: Errand

  init(materialId: MaterialID, mediator: Mediator) {
    self.materialId = materialId
    _errand = State(initialValue: Errand(mediator: mediator))
  }

  var body: some View {
    Button("Assign") { errand.run(AssignMaterialCommand(materialId: materialId)) }
      .accessibilityIdentifier("assign")
  }
}
