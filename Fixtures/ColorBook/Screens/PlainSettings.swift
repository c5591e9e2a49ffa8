#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The general settings; nothing leads on from here.
final class GeneralViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "General"
  }
}

/// Who made the app; nothing leads on from here.
final class AboutViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "About"
  }
}
