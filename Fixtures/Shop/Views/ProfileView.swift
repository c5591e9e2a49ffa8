#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// Who the person is.
struct ProfileView: View {
  let coordinator: SettingCoordinator

  var body: some View {
    VStack {
      Text("Profile")
      Button("Back") { coordinator.goBack() }
    }
    .navigationBarBackButtonHidden()
  }
}
