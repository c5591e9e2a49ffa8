import AdaptiveCoordinator
import HeadlessUIKit

/// A route that screens send through their routers.
protocol SentRoute: Route {
  /// The owner of the route, in names of events.
  static var owner: String { get }

  /// The route's case.
  var word: String { get }

  /// The button by which a screen sends the route, if it has one.
  @MainActor func button(on screen: UIViewController) -> String?
}

extension SentRoute {
  var word: String { String("\(self)".prefix { $0 != "(" }) }
}

extension NewsRoute: SentRoute {
  static let owner = "news"

  /// Those that screens send; the others arise by pullback only.
  static let sent: [NewsRoute] = [.list, .primaryRoot, .secondaryRoot]

  func button(on screen: UIViewController) -> String? {
    switch self {
    case .list: "close"
    case .primaryRoot: "back to list"
    case .secondaryRoot: "back to article"
    case .listRoute, .detailRoute: nil
    }
  }
}

extension NewsListRoute: SentRoute {
  static let owner = "list"

  static func samples(_ articles: [Article]) -> [NewsListRoute] {
    [.list, .info] + articles.map { .detail($0) }
  }

  func button(on screen: UIViewController) -> String? {
    switch self {
    case .list: nil
    case .info: "info"
    case .detail(let article): "article \(article)"
    }
  }
}

extension NewsDetailRoute: SentRoute {
  static let owner = "detail"

  static func samples(_ articles: [Article]) -> [NewsDetailRoute] {
    articles.map { .detail($0) } + [.additional, .thread, .info]
  }

  func button(on screen: UIViewController) -> String? {
    switch self {
    case .detail: nil
    case .additional: screen is NewsDetailViewController ? "additional" : nil
    case .thread: "thread"
    case .info: "info"
    }
  }
}

extension NewsThreadRoute: SentRoute {
  static let owner = "thread"

  static let samples: [NewsThreadRoute] = [.thread, .reply]

  func button(on screen: UIViewController) -> String? {
    switch self {
    case .thread: nil
    case .reply: "reply"
    }
  }
}
