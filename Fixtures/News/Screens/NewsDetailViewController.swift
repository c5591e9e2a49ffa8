import AdaptiveCoordinator

/// An article.
final class NewsDetailViewController: NewsScreen {
  let router: WeakRouter<NewsDetailRoute>

  init(article: Article, _ router: WeakRouter<NewsDetailRoute>) {
    self.router = router
    super.init(name: "NewsDetail(\(article))")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("additional") { [unowned self] in router.transfer(to: .additional) }
    addButton("thread") { [unowned self] in router.transfer(to: .thread) }
    addButton("info") { [unowned self] in router.transfer(to: .info) }
  }
}
