#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// Puts a view at the root of a stack that shows a coordinator's path.
struct NavigationSetupModifier<CoordinatorType: Coordinator>: ViewModifier {
  @ObservedObject var coordinator: CoordinatorType

  func body(content: Content) -> some View {
    NavigationStack(path: $coordinator.path) {
      content
        .navigationDestination(for: CoordinatorType.CoordinatorSteps.self) { step in
          coordinator.redirect(step)
        }
    }
  }
}

extension View {
  func applyNavigation<CoordinatorType: Coordinator>(coordinator: CoordinatorType) -> some View {
    modifier(NavigationSetupModifier(coordinator: coordinator))
  }
}
