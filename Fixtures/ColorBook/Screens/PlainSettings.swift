import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The general settings; nothing leads on from here.
final class GeneralViewController: DisplayedViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "General"
  }
}

/// The page about the makers of the app; nothing leads on from here.
final class AboutViewController: DisplayedViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "About"
  }
}
