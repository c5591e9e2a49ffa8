import AdaptiveCoordinator

/// Leads through the settings.
final class SettingsCoordinator: StackCoordinator<SettingsRoute> {
  override func prepare(to route: SettingsRoute) -> ActionType<TransferType, SettingsRoute> {
    switch route {
    case .list(let animated):
      guard isInitial else { return .transfer(.backToRoot()) }
      return .transfer(.push(SettingsViewController(unownedRouter), animated: animated))
    case .general:
      return .transfer(.push(GeneralViewController()))
    case .about:
      return .transfer(.push(AboutViewController()))
    }
  }
}
