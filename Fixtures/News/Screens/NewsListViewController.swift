import AdaptiveCoordinator

/// The list of articles.
final class NewsListViewController: NewsScreen {
  let router: UnownedRouter<NewsListRoute>

  init(_ router: UnownedRouter<NewsListRoute>) {
    self.router = router
    super.init(name: "NewsList")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for article in Article.allCases {
      addButton("article \(article)") { [unowned self] in router.transfer(to: .detail(article)) }
    }
    addButton("info") { [unowned self] in router.transfer(to: .info) }
  }
}
