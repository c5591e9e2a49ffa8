import AdaptiveCoordinator

/// A route of an article.
enum NewsDetailRoute: Route {
  /// The article itself.
  case detail(Article)
  case additional
  case thread
  case info
}

/// An article in the secondary column, or on the compact stack.
final class NewsDetailCoordinator: StackCoordinator<NewsDetailRoute> {
  private let fixes: Fixes
  /// A Boolean value that indicates whether there was one stack only when the coordinator was made;
  /// nil where nobody asks.
  private let wasCollapsed: Bool?

  init(basicViewController: StackContainer, initialRoute: NewsDetailRoute, fixes: Fixes) {
    self.fixes = fixes
    wasCollapsed =
      fixes.contains(.articleKnowsTheWidth) ? nil : basicViewController.isCollapsed
    super.init(basicViewController: basicViewController, initialRoute: initialRoute)
  }

  override func prepare(to route: NewsDetailRoute) -> ActionType<StackTransfer, NewsDetailRoute> {
    switch route {
    case .detail(let article):
      let viewController = NewsDetailViewController(article: article, weakRouter)
      let isCollapsed = wasCollapsed ?? basicViewController.isCollapsed
      return .transfer(isCollapsed ? .push(viewController) : .set([viewController]))
    case .additional:
      return .transfer(.push(NewsAdditionalViewController(weakRouter)))
    case .thread:
      if fixes.contains(.discussionIsTakenUp), let discussion {
        discussion.transfer(to: .thread)
        return .none
      }
      let coordinator = NewsThreadCoordinator(
        basicViewController: basicViewController, initialRoute: .thread)
      return .transfer(.handover(coordinator))
    case .info:
      return .none
    }
  }

  /// The discussion that is on screen.
  private var discussion: NewsThreadCoordinator? {
    childCoordinators.lazy.compactMap { $0 as? NewsThreadCoordinator }.first
  }
}

extension StackContainer {
  fileprivate var isCollapsed: Bool { splitViewController?.isCollapsed ?? false }
}
