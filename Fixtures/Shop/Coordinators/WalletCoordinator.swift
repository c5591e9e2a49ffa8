#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

enum WalletSteps: Steps {
  case detail
}

/// Leads from the wallet to what is in it.
final class WalletCoordinator: Coordinator {
  @Published var path: [WalletSteps] = []

  let fixes: Fixes

  init(fixes: Fixes) { self.fixes = fixes }

  func redirect(_ path: WalletSteps) -> some View {
    switch path {
    case .detail: WalletDetailView(coordinator: self)
    }
  }

  func navigateToDetail() { path.append(.detail) }
}
