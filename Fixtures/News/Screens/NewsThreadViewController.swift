import AdaptiveCoordinator

/// The discussion of an article.
final class NewsThreadViewController: NewsScreen {
  let router: WeakRouter<NewsThreadRoute>

  init(_ router: WeakRouter<NewsThreadRoute>) {
    self.router = router
    super.init(name: "NewsThread")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("reply") { [unowned self] in router.transfer(to: .reply) }
  }
}
