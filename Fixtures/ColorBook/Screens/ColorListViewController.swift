import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A list of colors; lists can be opened from lists.
final class ColorListViewController: DisplayedViewController {
  let level: Int
  let router: UnownedRouter<ColorListRoute>

  init(level: Int, _ router: UnownedRouter<ColorListRoute>) {
    self.level = level
    self.router = router
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "ColorList(\(level))"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for color in Palette.colors {
      addButton(color) { [router] in router.transfer(to: .color(color)) }
    }
    addButton("New list") { [router] in router.transfer(to: .newList) }
    addButton("Settings") { [router] in router.transfer(to: .settings) }
    addButton("Info") { [router] in router.transfer(to: .info) }
  }
}
