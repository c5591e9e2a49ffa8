#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The profile of the person.
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
