#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Returns a screen with a title, and with a button if there is an action.
@MainActor
func screen(_ title: String, with action: UIAction? = nil) -> UIViewController {
  let screen = UIViewController()
  screen.title = title
  screen.navigationItem.rightBarButtonItem = action.map { UIBarButtonItem(primaryAction: $0) }
  return screen
}
