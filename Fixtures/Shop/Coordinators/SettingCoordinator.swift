#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

enum SettingSteps: Steps {
  case profile
}

/// Leads from the settings to the profile.
final class SettingCoordinator: Coordinator {
  @Published var path: [SettingSteps] = []

  let fixes: Fixes

  init(fixes: Fixes) { self.fixes = fixes }

  func redirect(_ path: SettingSteps) -> some View {
    switch path {
    case .profile: ProfileView(coordinator: self)
    }
  }

  func navigateToProfile() { path.append(.profile) }
}
