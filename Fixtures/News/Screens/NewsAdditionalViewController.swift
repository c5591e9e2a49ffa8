import AdaptiveCoordinator

/// The additions to an article: sources, pictures, corrections.
final class NewsAdditionalViewController: NewsScreen {
  let router: WeakRouter<NewsDetailRoute>

  init(_ router: WeakRouter<NewsDetailRoute>) {
    self.router = router
    super.init(name: "NewsAdditional")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("thread") { [unowned self] in router.transfer(to: .thread) }
    addButton("info") { [unowned self] in router.transfer(to: .info) }
  }
}
