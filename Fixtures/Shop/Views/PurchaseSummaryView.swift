#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The item that was bought.
struct PurchaseSummaryView: View {
  let coordinator: PurchaseCoordinator

  var body: some View {
    VStack {
      Text("Thank you for your purchase.")
      if coordinator.fixes.contains(.summaryLeadsHome) {
        Button("Done") { coordinator.finish() }
      }
    }
  }
}
