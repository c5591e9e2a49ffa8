#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// A step of a flow, as paths hold it.
protocol Steps: Equatable, Hashable {}

/// A coordinator of a flow, which keeps its path and names the view of each step.
@MainActor
protocol Coordinator: ObservableObject {
  associatedtype CoordinatorSteps: Steps
  associatedtype CoordinatorView: View

  var path: [CoordinatorSteps] { get set }
  var fixes: Fixes { get }

  @ViewBuilder func redirect(_ path: CoordinatorSteps) -> CoordinatorView
}

extension Coordinator {
  func goBack() {
    if fixes.contains(.goBackNeedsSteps), path.isEmpty { return }
    path.removeLast()
  }
}
