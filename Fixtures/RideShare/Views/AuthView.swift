#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The screen while nobody is signed in.
struct AuthView: View {
  @ObservedObject var coordinator: AuthCoordinator

  var body: some View {
    Text("Signing in …")
  }
}
