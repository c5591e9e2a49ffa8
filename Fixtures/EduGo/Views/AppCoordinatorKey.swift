#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

private struct AppCoordinatorKey: EnvironmentKey {
  static let defaultValue: AppCoordinator? = nil
}

extension EnvironmentValues {
  /// The coordinator of the app, for screens without one of their own.
  var appCoordinator: AppCoordinator? {
    get { self[AppCoordinatorKey.self] }
    set { self[AppCoordinatorKey.self] = newValue }
  }
}
