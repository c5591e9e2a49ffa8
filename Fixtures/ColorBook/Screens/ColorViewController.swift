import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A color, with what it can mean.
final class ColorViewController: DisplayedViewController {
  let color: String
  let router: UnownedRouter<ColorRoute>

  init(color: String, _ router: UnownedRouter<ColorRoute>) {
    self.color = color
    self.router = router
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "Color(\(color))"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for meaning in Palette.meanings {
      addButton(meaning) { [router] in router.transfer(to: .meaning(meaning)) }
    }
    addButton("Settings") { [router] in router.transfer(to: .settings) }
  }
}
