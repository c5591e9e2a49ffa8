#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// A step of the onboarding.
struct WelcomeView: View {
  @Environment(\.appCoordinator) private var appCoordinator

  var body: some View {
    Button("Continue") { appCoordinator?.completeWelcome() }
      .accessibilityIdentifier("completeWelcome")
  }
}
