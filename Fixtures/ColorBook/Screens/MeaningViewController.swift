import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One of the meanings of a color.
final class MeaningViewController: DisplayedViewController {
  let meaning: String
  let router: UnownedRouter<ColorRoute>

  init(meaning: String, _ router: UnownedRouter<ColorRoute>) {
    self.meaning = meaning
    self.router = router
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "Meaning(\(meaning))"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The color is the coordinator's first screen, whichever color it is.
    addButton("Color") { [router] in router.transfer(to: .color("")) }
    addButton("Settings") { [router] in router.transfer(to: .settings) }
  }
}
