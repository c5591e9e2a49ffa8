import AdaptiveCoordinator

/// Leads from a list of colors to a color, to the settings, and to further lists.
final class ColorListCoordinator: StackCoordinator<ColorListRoute> {
  let level: Int
  private let isRoot: Bool
  private let bookFixes: Fixes

  init(
    basicViewController: BasicViewControllerType, initialRoute: ColorListRoute = .list,
    level: Int = 0, isRoot: Bool = false, fixes: Fixes = .none
  ) {
    self.level = level
    self.isRoot = isRoot
    bookFixes = fixes
    super.init(basicViewController: basicViewController, initialRoute: initialRoute)
  }

  override func prepare(to route: ColorListRoute) -> ActionType<TransferType, ColorListRoute> {
    switch route {
    case .list:
      guard isInitial else { return .transfer(.backToRoot()) }
      return .transfer(.push(ColorListViewController(level: level, unownedRouter)))

    case .newList:
      leaveOtherBranches()
      let coordinator = ColorListCoordinator(
        basicViewController: basicViewController, level: level + 1, fixes: bookFixes)
      pullback(subCoordinator: coordinator) { .newListRoute($0) }
      return .transfer(.handover(coordinator))

    case .color(let color):
      leaveOtherBranches()
      let coordinator = ColorCoordinator(
        basicViewController: basicViewController, initialRoute: .color(color))
      pullback(subCoordinator: coordinator) { .colorRoute($0) }
      return .transfer(.handover(coordinator))

    case .settings:
      leaveOtherBranches()
      return .transfer(.handover(settings(animated: true)))

    case .info:
      return .transfer(.present(InfoViewController(unownedRouter)))

    case .newListRoute(let route):
      guard case .colorRoute(let colorRoute) = route else { return .none }
      return .send(.colorRoute(colorRoute))

    case .colorRoute(let route):
      guard isRoot, case .settings = route else { return .none }
      drop(animated: false)
      return .transfer(.handover(settings(animated: false)))
    }
  }

  private func settings(animated: Bool) -> SettingsCoordinator {
    SettingsCoordinator(basicViewController: basicViewController, initialRoute: .list(animated))
  }

  /// A list opens one branch at a time: what else is above it goes.
  private func leaveOtherBranches() {
    if bookFixes.contains(.listOpensOneBranch) { drop(animated: false) }
  }
}
