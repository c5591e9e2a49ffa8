import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The information about the app.
final class InfoViewController: DisplayedViewController {
  let router: UnownedRouter<ColorListRoute>

  init(_ router: UnownedRouter<ColorListRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "Info"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Done") { [router] in router.transfer(to: .list) }
  }
}
