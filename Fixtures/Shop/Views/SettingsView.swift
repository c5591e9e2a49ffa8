#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The settings.
struct SettingsView: View {
  @ObservedObject var coordinator: SettingCoordinator

  var body: some View {
    List {
      Button("Profile") { coordinator.navigateToProfile() }
    }
    .navigationTitle("Settings")
    .applyNavigation(coordinator: coordinator)
  }
}
