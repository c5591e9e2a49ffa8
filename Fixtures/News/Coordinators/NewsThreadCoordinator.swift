import AdaptiveCoordinator

/// A route of a discussion.
enum NewsThreadRoute: Route {
  /// The discussion itself.
  case thread
  case reply
}

/// A discussion on the stack of its article.
final class NewsThreadCoordinator: StackCoordinator<NewsThreadRoute> {
  override func prepare(to route: NewsThreadRoute) -> ActionType<StackTransfer, NewsThreadRoute> {
    switch route {
    case .thread: .transfer(.push(NewsThreadViewController(weakRouter)))
    case .reply: .transfer(.push(NewsReplyViewController(weakRouter)))
    }
  }
}
