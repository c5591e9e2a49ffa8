#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// What was bought.
struct PurchaseSummaryView: View {
  var body: some View { Text("Thank you for your purchase.") }
}
