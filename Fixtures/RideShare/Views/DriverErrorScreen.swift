#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

extension DriverFlowController {
  /// The message that every driver's screen shows after a failure.
  @ViewBuilder
  var errorScreen: some View {
    Text("Something went wrong")
    Button("OK") { self.logout() }
      .accessibilityIdentifier("dismissError")
  }
}
