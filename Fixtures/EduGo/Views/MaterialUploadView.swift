#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// An upload, in a sheet.
struct MaterialUploadView: View {
  @State private var errand: Errand

  init(mediator: Mediator) { _errand = State(initialValue: Errand(mediator: mediator)) }

  var body: some View {
    Button("Upload") { errand.run(UploadMaterialCommand(materialId: .algebra)) }
      .accessibilityIdentifier("upload")
  }
}
