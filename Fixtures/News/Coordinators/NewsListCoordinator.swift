import AdaptiveCoordinator

/// A route of the list.
enum NewsListRoute: Route {
  /// The list itself.
  case list
  case info
  case detail(Article)
}

/// The list in the primary column; what leads out of the column is left to the parent.
final class NewsListCoordinator: StackCoordinator<NewsListRoute> {
  private let fixes: Fixes

  init(basicViewController: StackContainer, initialRoute: NewsListRoute, fixes: Fixes) {
    self.fixes = fixes
    super.init(basicViewController: basicViewController, initialRoute: initialRoute)
  }

  override func prepare(to route: NewsListRoute) -> ActionType<StackTransfer, NewsListRoute> {
    switch route {
    case .list:
      if fixes.contains(.listIsPushedOnce), !isInitial { return .transfer(.backToRoot()) }
      return .transfer(.push(NewsListViewController(unownedRouter)))
    case .info, .detail:
      return .none
    }
  }
}
