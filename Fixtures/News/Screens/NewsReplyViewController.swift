import AdaptiveCoordinator

/// A reply to what a reader said.
final class NewsReplyViewController: NewsScreen {
  let router: WeakRouter<NewsThreadRoute>

  init(_ router: WeakRouter<NewsThreadRoute>) {
    self.router = router
    super.init(name: "NewsReply")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("reply") { [unowned self] in router.transfer(to: .reply) }
  }
}
