#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The profile of the user who is signed in.
struct UserProfileView: View {
  @Environment(\.appCoordinator) private var appCoordinator

  var body: some View { Text("Profile of \(appCoordinator?.currentUserId?.rawValue ?? "nobody")") }
}
