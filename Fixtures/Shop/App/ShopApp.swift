import HeadlessSwiftUI

/// The app: a coordinator for each tab, and the window.
@MainActor
final class ShopApp {
  let items: ItemCoordinator
  let wallet: WalletCoordinator
  let settings: SettingCoordinator
  let window: HeadlessWindow<TabBarView>

  init(mends: Mends = .all) {
    let items = ItemCoordinator(mends: mends)
    let wallet = WalletCoordinator(mends: mends)
    let settings = SettingCoordinator(mends: mends)
    (self.items, self.wallet, self.settings) = (items, wallet, settings)
    window = HeadlessWindow(
      rootView: TabBarView(items: items, wallet: wallet, settings: settings), options: .rerenders)
  }
}
