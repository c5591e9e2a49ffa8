#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// A material.
struct MaterialDetailView: View {
  let materialId: MaterialID

  var body: some View { Text("Material \(materialId.rawValue)") }
}
