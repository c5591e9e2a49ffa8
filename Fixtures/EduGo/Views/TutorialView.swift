#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// A step of the onboarding.
struct TutorialView: View {
  @Environment(\.appCoordinator) private var appCoordinator

  var body: some View {
    Button("Continue") { appCoordinator?.completeTutorial() }
      .accessibilityIdentifier("completeTutorial")
  }
}
