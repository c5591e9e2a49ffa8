import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The settings.
final class SettingsViewController: DisplayedViewController {
  let router: UnownedRouter<SettingsRoute>

  init(_ router: UnownedRouter<SettingsRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("General") { [router] in router.transfer(to: .general) }
    addButton("About") { [router] in router.transfer(to: .about) }
  }
}
