#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// Who is signed in.
struct UserProfileView: View {
  @Environment(\.appCoordinator) private var appCoordinator

  var body: some View { Text("Profile of \(appCoordinator?.currentUserId?.rawValue ?? "nobody")") }
}
