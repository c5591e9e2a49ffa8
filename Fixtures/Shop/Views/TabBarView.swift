#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The tabs of the shop.
struct TabBarView: View {
  let items: ItemCoordinator
  let wallet: WalletCoordinator
  let settings: SettingCoordinator

  var body: some View {
    TabView {
      ItemsView(coordinator: items)
        .tabItem { Text("Items") }
      WalletView(coordinator: wallet)
        .tabItem { Text("Wallet") }
      SettingsView(coordinator: settings)
        .tabItem { Text("Settings") }
    }
  }
}
