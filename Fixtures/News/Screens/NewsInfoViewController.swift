import AdaptiveCoordinator

/// The information about the app, over everything else.
final class NewsInfoViewController: NewsScreen {
  let router: UnownedRouter<NewsRoute>

  init(_ router: UnownedRouter<NewsRoute>) {
    self.router = router
    super.init(name: "NewsInfo")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("close") { [unowned self] in router.transfer(to: .list) }
    addButton("back to list") { [unowned self] in router.transfer(to: .primaryRoot) }
    addButton("back to article") { [unowned self] in router.transfer(to: .secondaryRoot) }
  }
}
