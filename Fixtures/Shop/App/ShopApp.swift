import HeadlessSwiftUI

/// The app: a coordinator for each tab, and the window.
@MainActor
final class ShopApp {
  let items: ItemCoordinator
  let wallet: WalletCoordinator
  let settings: SettingCoordinator
  let window: HeadlessWindow<TabBarView>

  init(fixes: Fixes = .all) {
    let items = ItemCoordinator(fixes: fixes)
    let wallet = WalletCoordinator(fixes: fixes)
    let settings = SettingCoordinator(fixes: fixes)
    (self.items, self.wallet, self.settings) = (items, wallet, settings)
    window = HeadlessWindow(
      rootView: TabBarView(items: items, wallet: wallet, settings: settings), options: .rerenders)
  }
}
