import AdaptiveCoordinator

/// A route of the whole app.
enum NewsRoute: Route {
  /// The list, without anything over it.
  case list
  case primaryRoot
  case secondaryRoot
  /// A route that the list was asked for.
  case listRoute(NewsListRoute)
  /// A route that the article was asked for.
  case detailRoute(NewsDetailRoute)
}

/// The app: the list beside an article, or below it where there is little width.
final class NewsCoordinator: SplitCoordinator<NewsRoute> {
  private let fixes: Fixes

  init(basicViewController: SplitContainer, initialRoute: NewsRoute, fixes: Fixes) {
    self.fixes = fixes
    super.init(basicViewController: basicViewController, initialRoute: initialRoute)
  }

  override func prepare(to route: NewsRoute) -> ActionType<SplitTransfer, NewsRoute> {
    switch route {
    case .list:
      guard isInitial else { return .transfer(.dismiss()) }
      let coordinator = NewsListCoordinator(
        basicViewController: basicViewController.stack(of: .primary), initialRoute: .list,
        fixes: fixes)
      pullback(subCoordinator: coordinator) { .listRoute($0) }
      return .transfer(.primary(.handover(coordinator)))
    case .primaryRoot: return .transfer(.primary(.backToRoot()))
    case .secondaryRoot: return .transfer(.secondary(.backToRoot()))
    case .listRoute(let route): return prepare(toListRoute: route)
    case .detailRoute(let route): return prepare(toDetailRoute: route)
    }
  }

  private func prepare(
    toListRoute route: NewsListRoute
  ) -> ActionType<SplitTransfer, NewsRoute> {
    switch route {
    case .list: return .none
    case .info: return .transfer(.present(NewsInfoViewController(unownedRouter)))
    case .detail(let article):
      if fixes.contains(.articleReplacesArticle), basicViewController.isCollapsed {
        drop(animated: false)
      }
      let coordinator = NewsDetailCoordinator(
        basicViewController: basicViewController.stack(of: .secondary),
        initialRoute: .detail(article), fixes: fixes)
      pullback(subCoordinator: coordinator) { .detailRoute($0) }
      return .transfer(.secondary(.handover(coordinator)))
    }
  }

  private func prepare(
    toDetailRoute route: NewsDetailRoute
  ) -> ActionType<SplitTransfer, NewsRoute> {
    switch route {
    case .detail, .additional, .thread: return .none
    case .info: return .transfer(.present(NewsInfoViewController(unownedRouter)))
    }
  }
}
