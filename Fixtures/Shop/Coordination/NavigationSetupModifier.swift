#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// Puts a view at the root of a stack that shows a coordinator's path.
struct NavigationSetupModifier<CoordinatorType: Coordinator>: ViewModifier {
  @ObservedObject var coordinator: CoordinatorType

  /// The screens that are in sight; while the stack changes, two are.
  @State private var inSight: Set<Level> = []

  func body(content: Content) -> some View {
    NavigationStack(path: $coordinator.path) {
      attended(content, at: .root)
        .navigationDestination(for: CoordinatorType.CoordinatorSteps.self) { step in
          attended(coordinator.redirect(step), at: .step(step))
        }
    }
  }

  /// A screen whose controls work only while it is alone in sight.
  private func attended(_ screen: some View, at level: Level) -> some View {
    let isFixed = coordinator.fixes.contains(.controlsAwaitStack)
    return
      screen
      .disabled(inSight.count > 1)
      .onAppear(perform: isFixed ? { inSight.insert(level) } : nil)
      .onDisappear(perform: isFixed ? { inSight.remove(level) } : nil)
  }

  private enum Level: Hashable {
    case root
    case step(CoordinatorType.CoordinatorSteps)
  }
}

extension View {
  func applyNavigation<CoordinatorType: Coordinator>(coordinator: CoordinatorType) -> some View {
    modifier(NavigationSetupModifier(coordinator: coordinator))
  }
}
